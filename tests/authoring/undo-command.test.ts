import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../engine/publish/folders'
import { placeOf } from '../../scripts/authoring/history/in-words'
import { page, withFolder } from '../engine/virtual-site'
import { runCommand } from './run-command'

const withoutTime = (said: string) => said.replaceAll(/at \d+:\d\d [AP]M/g, 'at 9:05 AM')
const linkTo = (path: string) => [{ type: 'hero', heading: 'Us', text: `[Us](${path})` }]
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
        "npm run undo takes back the first of these, and run again the next. npm run undo -- 2 takes back the second alone, and keeps what came after it.
          1  today at 9:05 AM  Removed pages-json/cloud.json
          2  today at 9:05 AM  Moved /services/cloud to /cloud (after 1, which changed the same file)
          3  today at 9:05 AM  Made pages-json/history.json
          4  today at 9:05 AM  Mended 1 problem in pages-json/data.json
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

describe('npm run undo with a number', () => {
  const done = (pages: string) => {
    for (const [command, ...args] of [
      ['new', '/history', 'Our history'],
      ['move', '/services/cloud', '/cloud'],
      ['fix'],
    ] as const)
      expect(runCommand(command, pages, ...args).status).toBe(0)
  }

  test('takes back an older step alone, and keeps what came after it', () => {
    withFolder(cloud, (pages) => {
      done(pages)
      const { 'history.json': made, ...others } = contentOf(pages)
      expect(made).toBeDefined()
      expect(withoutTime(runCommand('undo', pages, '3').stdout)).toMatchInlineSnapshot(`
        "Took back: Made pages-json/history.json (today at 9:05 AM)
          pages-json/history.json is gone

        The next npm run undo takes back: Mended 1 problem in pages-json/data.json (today at 9:05 AM)
        "
      `)
      expect(contentOf(pages)).toEqual(others)
      expect(withoutTime(runCommand('undo', pages, '--list').stdout)).toMatchInlineSnapshot(`
        "npm run undo takes back the first of these, and run again the next. npm run undo -- 2 takes back the second alone, and keeps what came after it.
          1  today at 9:05 AM  Mended 1 problem in pages-json/data.json
          2  today at 9:05 AM  Moved /services/cloud to /cloud
        "
      `)
    })
  })

  test('refuses where a newer step changed the same file, and says which', () => {
    withFolder(cloud, (pages) => {
      done(pages)
      runCommand('move', pages, '/history', '/about-us')
      const before = contentOf(pages)
      expect(runCommand('undo', pages, '4')).toEqual({
        status: 1,
        stdout: '',
        stderr:
          'Nothing was taken back: “Moved /history to /about-us” came after “Made pages-json/history.json” and changed the same file. Take that back first: npm run undo -- 1\n',
      })
      expect(contentOf(pages)).toEqual(before)
    })
  })

  test('refuses over what somebody wrote since, and over a page that would break', () => {
    withFolder(cloud, (pages) => {
      done(pages)
      writeFileSync(`${pages}/about.json`, JSON.stringify(page('Us', { sections: linkTo('/history') })))
      expect(runCommand('undo', pages, '3').stderr).toContain('as pages-json/about.json would break by it')
      writeFileSync(`${pages}/history.json`, JSON.stringify(page('Mine')))
      expect(runCommand('undo', pages, '3').stderr).toContain(
        'You chose “Made pages-json/history.json”, and since then\n  somebody wrote in pages-json/history.json',
      )
    })
  })

  test('says where the numbers are if there is none of that number', () => {
    for (const number of ['1', '0', 'two', '1.5', ''])
      expect(() => placeOf(number, [])).toThrow(
        `“${number}” is no number of what can be taken back. npm run undo -- --list lists it, each with its number.`,
      )
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
