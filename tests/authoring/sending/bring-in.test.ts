import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bringIn } from '../../../scripts/authoring/sending/bring-in'
import { Checkout } from '../../../scripts/review/git/checkout'
import { page } from '../../engine/virtual-site'
import { Office } from './desk'

/** Somebody saves the first of two files while the second is compared. */
class Busy extends Checkout {
  override fileAt(state: string, file: string): Buffer | undefined {
    if (file.endsWith('cloud.json')) writeFileSync(`${this.folder}/pages-json/about.json`, 'Saved meanwhile')
    return super.fileAt(state, file)
  }
}

test('What is saved while files are compared with those of others stays, and nothing of theirs comes', () => {
  const office = new Office()
  const [ana, ben] = [office.desk('ana'), office.desk('ben')]
  ben.write({ 'about.json': page('About Ben'), 'services/cloud.json': page('Cloud by Ben') })
  ben.git('commit', '--quiet', '--all', '--message=Ben')
  ben.git('push', '--quiet', 'origin', 'HEAD:main')
  ana.git('fetch', '--quiet')
  const { files } = ana
  const [base, tip] = [ana.git('rev-parse', 'HEAD'), ana.git('rev-parse', 'origin/main')]
  expect(() => bringIn(new Busy(ana.folder, 'pages-json', ''), base, tip, 'main')).toThrow(
    /^Another program changed pages-json\/about\.json meanwhile/,
  )
  expect(ana.files).toEqual({ ...files, 'about.json': 'Saved meanwhile' })
  expect(ana.git('rev-parse', 'HEAD')).toBe(base)
})
