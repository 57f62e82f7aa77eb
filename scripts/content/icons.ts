import { readFileSync } from 'node:fs'
import type { Icon } from '../../src/page/page.generated'

let icons: Map<string, Icon> | undefined

/** The shapes of every icon by name: https://lucide.dev/icons (ISC licence). Read on first use: the file has 800 kB. */
export function allIcons(): Map<string, Icon> {
  if (!icons) {
    const nodes: Record<string, Icon> = JSON.parse(readFileSync('node_modules/lucide-static/icon-nodes.json', 'utf8'))
    icons = new Map(Object.entries(nodes))
  }
  return icons
}
