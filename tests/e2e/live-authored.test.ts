import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { captions, pdf } from '../../scripts/engine/check/example-attachments'
import { photo } from '../../scripts/engine/check/example-pictures'
import { DevServer } from './dev-server'
import { test } from './site'
import { eventually } from './waits'

const dev = new DevServer()
const address = '/what-authors-put-there'

const document = {
  title: 'What authors put there',
  description: 'A page that exists only while a test runs, with a video and a file for download.',
  sections: [
    { type: 'hero', heading: 'What authors put there' },
    { type: 'video', heading: 'A trial move', video: { src: 'move.webm', captions: 'move.vtt', poster: 'still.png' } },
    {
      type: 'downloads',
      heading: 'To take with you',
      files: [{ src: 'checklist.pdf', title: 'Checklist', description: 'What to settle before a move.' }],
    },
  ],
}

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(dev.file(file)), { recursive: true })
  writeFileSync(dev.file(file), content)
}

test.beforeAll(() => dev.start())
test.afterAll(() => dev.stop())

/** The address of a file that the page names; nothing while it has none. */
async function addressOf(pattern: RegExp): Promise<string> {
  const data = await (await fetch(`${dev.url}${address}.json`)).text()
  return pattern.exec(data)?.[0] ?? ''
}

test('What is put beside a page while it is written is there at once', async () => {
  dev.save(`${address.slice(1)}.json`, JSON.stringify(document))
  put('_videos/move.webm', readFileSync('tests/e2e/move.webm'))
  put('_videos/move.vtt', captions)
  put('_images/still.png', photo)
  put('_files/checklist.pdf', pdf)
  await eventually(() => addressOf(/\/files\/checklist-[0-9a-f]{8}\.pdf/)).not.toBe('')
  const file = await fetch(dev.url + (await addressOf(/\/files\/checklist-[0-9a-f]{8}\.pdf/)))
  expect([await file.text(), file.headers.get('content-disposition')]).toEqual([pdf, 'attachment'])
  await eventually(() => addressOf(/\/videos\/move-[0-9a-f]{8}\.webm/)).not.toBe('')
  const part = await fetch(dev.url + (await addressOf(/\/videos\/move-[0-9a-f]{8}\.webm/)), {
    headers: { Range: 'bytes=0-3' },
  })
  expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    'video/webm',
    4,
  ])
})
