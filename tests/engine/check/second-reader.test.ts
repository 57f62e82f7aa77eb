import { spawnSync } from 'node:child_process'
import { unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { temporaryFolder, Workshop } from '../publish/folders'
import { services, siteOf } from '../publish/long-site'

/** What the command says, which reads with a second thread. */
function validated(pages: string): unknown {
  const args = ['scripts/run.mjs', 'validate', '--pages', pages, '--format', 'json', '--date', '2026-11-20']
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout)
}

test('Two readers of many documents find what one finds, in the same order', () => {
  const { pages } = new Workshop(temporaryFolder(), siteOf(services(0, 1600)))
  for (const number of [3, 700, 1100, 1599])
    writeFileSync(path.join(pages, `services/s${number}.json`), `{ "title": "Broken ${number}" "sections": [] }`)
  writeFileSync(path.join(pages, 'services/s900.json'), '{ "title": "Titel", "titel": 1, "sections": [] }')
  unlinkSync(path.join(pages, 'services/s1200.json'))
  const { problems, index } = readContent({ pages, date: '2026-11-20' })
  expect(problems.length).toBeGreaterThan(5)
  expect(validated(pages)).toEqual({ pages: index.pages.length, problems: JSON.parse(JSON.stringify(problems)) })
})
