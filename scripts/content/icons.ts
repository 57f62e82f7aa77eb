import { existsSync, readFileSync } from 'node:fs'
import type { Icon } from '../../src/page/page.generated'

const folder = 'node_modules/lucide-static'

let icons: Map<string, Icon> | undefined

/** The shapes of every icon by name: https://lucide.dev/icons (ISC licence). Read on first use: the file has 800 kB. */
export function allIcons(): Map<string, Icon> {
  if (!icons) {
    const nodes: Record<string, Icon> = JSON.parse(readFileSync(`${folder}/icon-nodes.json`, 'utf8'))
    icons = new Map(Object.entries(nodes))
  }
  return icons
}

/** What an icon is called today, by a name it had before: the package still has its drawing under that. */
export function presentName(former: string): string | undefined {
  const file = `${folder}/icons/${former}.svg`
  if (!/^[a-z0-9-]+$/.test(former) || !existsSync(file)) return undefined
  const shapes = [...readFileSync(file, 'utf8').matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, tag, attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ])
  const drawing = JSON.stringify(shapes)
  return [...allIcons()].find(([, icon]) => JSON.stringify(icon) === drawing)?.[0]
}
