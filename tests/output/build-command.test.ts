import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stateFile, stateFolder } from '../../scripts/output/state'
import { build } from './build-command'
import { contentOf, removeFolder, temporaryFolder, Workshop } from './folders'
import { smallSite } from './small-site'

describe('npm run build', () => {
  it('refuses a folder that is not its own in one sentence and leaves it untouched', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    mkdirSync(workshop.out)
    writeFileSync(path.join(workshop.out, 'diary.txt'), 'mine')
    expect(await build(workshop)).toEqual({
      status: 1,
      text: expect.stringMatching(/^The folder .*out holds files that no build made here.*\n$/),
    })
    expect([readdirSync(workshop.folder).sort(), contentOf(workshop.out)]).toEqual([
      ['out', 'pages'],
      { 'diary.txt': 'mine' },
    ])
  })

  it.each([
    ['cut off', '{"version": 1, "pages": [{"fac'],
    ['empty', ''],
    ['of another version', '{"version": 0}'],
    ['of another form', '{"version": 1}'],
    ['null', 'null'],
  ])('says what to remove if what it remembers is %s, and leaves the output as it is', async (_, text) => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    const remembered = path.join(stateFolder(workshop.out), stateFile)
    writeFileSync(remembered, text)
    expect(await build(workshop)).toEqual({
      status: 1,
      text: `What the last build noted in ${remembered} cannot be read. Remove the folder ${workshop.out}, then build again.\n`,
    })
    expect(workshop.content()).toEqual(before)
  })

  it('builds anew once that folder is removed', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    const before = workshop.content()
    writeFileSync(path.join(stateFolder(workshop.out), stateFile), '{')
    removeFolder(workshop.out)
    await workshop.build()
    expect(workshop.content()).toEqual(before)
  })
})
