import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundles } from '../../../scripts/engine/render/bundles'
import { noticesFile } from '../../../scripts/engine/render/third-party-notices'

let notices = ''
let client = ''
beforeAll(async () => {
  client = (await bundles()).client
  notices = readFileSync(path.join(client, noticesFile), 'utf8')
})

const listed = () => [...notices.matchAll(/^-{80}\n\n(\S+) \S+ \(/gm)].map(([, name]) => name)

/** The packages that the scripts' own maps say they are made of. */
async function packagesInScripts(): Promise<string[]> {
  const made = await build({ logLevel: 'error', build: { write: false, sourcemap: true } })
  const files = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sources = files.flatMap((file) => (file.type === 'chunk' ? (file.map?.sources ?? []) : []))
  return [...new Set(sources.flatMap((source) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []))]
}

describe('The notices that are published', () => {
  test('name every package of which something is in a script', { timeout: 240_000 }, async () => {
    const packages = await packagesInScripts()
    expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router', '@react-spring/web']))
    expect(packages.filter((name) => !listed().includes(name))).toEqual([])
  })

  test('name nothing that is in none', async () => {
    for (const tool of ['markdown-it', 'sharp', 'ajv', 'typescript']) expect(listed()).not.toContain(tool)
  })

  test('have the whole text of a license', () => {
    expect(notices).toContain(readFileSync('node_modules/react/LICENSE', 'utf8').trim())
  })

  test('name whose drawings are on pages', () => {
    expect(listed()).toEqual(expect.arrayContaining(['lucide-static', '@carbon/pictograms', 'simple-icons']))
  })

  test('have the license of every font', () => {
    const fonts = readdirSync(path.join(client, 'assets')).filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) {
      const license = readdirSync('src/styles/fonts').find(
        (file) => file.endsWith('.OFL.txt') && font.startsWith(file.replace('.OFL.txt', '')),
      )
      expect(notices).toContain(readFileSync(`src/styles/fonts/${license}`, 'utf8').trim())
    }
  })
})
