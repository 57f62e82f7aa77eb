import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProblemsOnPage } from '../../scripts/live/marks'
import { DevServer } from '../e2e/dev-server'
import { eventually } from '../eventually'
import { makePipe } from '../engine/files/pipe'

const dev = new DevServer()
beforeAll(() => dev.start())
afterAll(() => dev.stop())
beforeEach(() => eventually(errors).toEqual([]))

/** What is wrong, as somebody sees it who looks at a page: file and rule. */
async function errors(address = '/about'): Promise<string[]> {
  const response = await fetch(`${dev.url}/@pages/problems${address}`)
  const { marks, ofPage, elsewhere }: ProblemsOnPage = await response.json()
  return [...marks.flatMap(({ problems }) => problems), ...ofPage, ...elsewhere]
    .filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file.slice(dev.pages.length + 1)} ${rule}`)
}

describe('npm run dev goes on', () => {
  test('while a link leads nowhere, and tells other problems beside it', async () => {
    symlinkSync('nowhere.json', dev.file('linked.json'))
    dev.save('empty.json', '')
    await eventually(errors).toEqual(['empty.json empty-file', 'linked.json unreadable-file'])
    dev.remove('linked.json')
    dev.remove('empty.json')
  })

  test('while pipes, devices and whole folders elsewhere are linked to', async () => {
    makePipe(dev.file('pipe.json'))
    symlinkSync('/dev/zero', dev.file('endless.json'))
    symlinkSync('/dev', dev.file('devices'))
    await eventually(errors).toEqual([
      'devices unreadable-file',
      'endless.json unreadable-file',
      'pipe.json unreadable-file',
    ])
    for (const name of ['pipe.json', 'endless.json', 'devices']) dev.remove(name)
  })

  test('while the page that is looked at becomes such a link, and tells it there', async () => {
    const text = dev.text('contact.json')
    await errors('/contact')
    dev.remove('contact.json')
    symlinkSync('nowhere.json', dev.file('contact.json'))
    await eventually(() => errors('/contact')).toEqual(['contact.json unreadable-file'])
    expect((await fetch(`${dev.url}/contact.json`)).status).toBe(200)
    dev.remove('contact.json')
    dev.save('contact.json', text)
  })

  test('while files and folders come and go', async () => {
    for (let round = 0; round < 60; round++) {
      dev.save('4913.json', '{}')
      mkdirSync(dev.file('made'))
      dev.save('made/page.json', '{}')
      if (round % 6 === 0) await setTimeout(round)
      dev.remove('4913.json')
      rmSync(dev.file('made'), { recursive: true })
    }
    dev.save('empty.json', '')
    await eventually(errors).toEqual(['empty.json empty-file'])
    dev.remove('empty.json')
  })

  test('while the folder itself is away for a moment', async () => {
    renameSync(dev.pages, `${dev.pages}-away`)
    await setTimeout(500)
    renameSync(`${dev.pages}-away`, dev.pages)
    await eventually(async () => {
      dev.save('empty.json', '')
      return errors()
    }).toEqual(['empty.json empty-file'])
    dev.remove('empty.json')
  })
})
