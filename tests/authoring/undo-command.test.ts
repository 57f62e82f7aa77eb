import { describe, expect, test } from 'vitest'
import { contentOf } from '../engine/publish/folders'
import { page, withFolder } from '../engine/virtual-site'
import { runCommand } from './run-command'

const withoutTime = (said: string) => said.replaceAll(/at \d+:\d\d [AP]M/g, 'at 9:05 AM')
const cloud = {
  'services/cloud.json': page('Cloud'),
  'data.json': `${JSON.stringify(page('Data'))}\n`.replace('"title"', '"titel"'),
}

describe('npm run undo', () => {
  test('takes back what new, move, remove and fix did, one after the other, and says what comes next', () => {
    withFolder(cloud, (pages) => {
      const states = [contentOf(pages)]
      for (const [command, ...args] of [
        ['fix'],
        ['new', '/history', 'Our history'],
        ['move', '/services/cloud', '/cloud'],
        ['remove', '/cloud', '--to', '/contact'],
      ] as const) {
        expect(runCommand(command, pages, ...args).status).toBe(0)
        states.push(contentOf(pages))
      }
      expect(withoutTime(runCommand('undo', pages, '--list').stdout)).toMatchInlineSnapshot(`
        "npm run undo takes back the first of these, then the next:
          today at 9:05 AM  Removed pages-json/cloud.json
          today at 9:05 AM  Moved /services/cloud to /cloud
          today at 9:05 AM  Made pages-json/history.json
          today at 9:05 AM  Mended 1 problem in pages-json/data.json
        "
      `)
      const before = contentOf(pages)
      expect(withoutTime(runCommand('undo', pages, '--dry-run').stdout)).toMatchInlineSnapshot(`
        "Nothing was changed yet. This is what it does:

        Took back: Removed pages-json/cloud.json (today at 9:05 AM)
          pages-json/contact.json is as it was
          pages-json/cloud.json is back
        "
      `)
      expect(contentOf(pages)).toEqual(before)
      for (const state of states.slice(0, -1).toReversed()) {
        const { status, stdout } = runCommand('undo', pages)
        expect(status).toBe(0)
        expect(contentOf(pages)).toEqual(state)
        if (state === states[2])
          expect(withoutTime(stdout)).toMatchInlineSnapshot(`
            "Took back: Moved /services/cloud to /cloud (today at 9:05 AM)
              pages-json/cloud.json is gone
              pages-json/services/cloud.json is back

            The next npm run undo takes back: Made pages-json/history.json (today at 9:05 AM)
            "
          `)
      }
      expect(runCommand('undo', pages).stdout).toMatchInlineSnapshot(`
        "There is nothing to take back. npm run undo takes back what npm run new, move, remove, fix and send did in this folder.
        "
      `)
    })
  })
})

describe('npm run send', () => {
  test('says in words how to go on where the project came as a ZIP, and fails', () => {
    withFolder(cloud, (pages) => {
      const { status, stderr } = runCommand('send', pages)
      expect([status, stderr.split('\n')[0]]).toEqual([
        1,
        'This folder has no connection to the project, as it came as a ZIP. So nothing can be sent from it, but nothing is lost either. Bring your work over:',
      ])
    })
  })
})
