import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { page, withFolder } from '../../engine/virtual-site'
import { madeDocx } from '../import/made-docx'
import { runCommand } from '../run-command'

const article = page('The bill', {
  published: '2026-11-02',
  sections: [
    { type: 'hero', heading: 'The bill', text: 'What it is.' },
    { type: 'articleBody', body: ['First paragraph.', '## Why', 'Second paragraph.'] },
  ],
})

describe('npm run new -- --from', () => {
  test('makes an article of a Word document, with its picture, and says what was lost', async () => {
    const docx = await madeDocx()
    withFolder({}, (pages) => {
      writeFileSync(`${pages}.docx`, docx)
      const { status, stdout, stderr } = runCommand('new', pages, '--article', '--from', `${pages}.docx`)
      expect([status, stderr]).toEqual([0, ''])
      const { title, description, sections } = JSON.parse(
        readFileSync(`${pages}/Blog/where-the-cloud-bill-comes-from.json`, 'utf8'),
      )
      expect(title).toBe('Where the cloud bill comes from')
      expect(description).toBe(
        'Most of the bill is storage that nobody reads. “Smart” quotes stay, and zerowidth signs go.',
      )
      expect(sections[0].heading).toBe(title)
      expect(sections[1].body[1]).toBe('## Look at it once a month')
      expect(existsSync(`${pages}/_images/where-the-cloud-bill-comes-from-1.png`)).toBe(true)
      expect(stdout).toContain(
        '- Colored words have the color of the text now. In “Most of the bill is storage that nobody …”.',
      )
    })
  })

  test('only says what it would do with --dry-run', () => {
    withFolder({}, (pages) => {
      writeFileSync(`${pages}.md`, '# A plan\n\nIt is short.')
      const { stdout } = runCommand('new', pages, '--from', `${pages}.md`, '--dry-run')
      expect(stdout).toMatch(
        /^Nothing was written yet. This is what it does:\nRead .*: the article “A plan”, in 1 block./,
      )
      expect(existsSync(`${pages}/Blog`)).toBe(false)
    })
  })

  test('takes a picture that lies beside the text', () => {
    withFolder({}, (pages) => {
      mkdirSync(`${pages}-text`)
      writeFileSync(`${pages}-text/secret.txt`, 'x')
      writeFileSync(`${pages}-text/a.md`, '# A plan\n\nIt is short.\n\n![Two](../secret.png)')
      const { stdout } = runCommand('new', pages, '--from', `${pages}-text/a.md`)
      expect(stdout).toContain('is left out, as it was not found beside the text. It shows: "Two".')
    })
  })

  test('writes over no page without the mark of an export', () => {
    withFolder({ 'Blog/bill.json': article }, (pages) => {
      writeFileSync(`${pages}.md`, '# The bill\n\nIt is short.')
      const before = readFileSync(`${pages}/Blog/bill.json`, 'utf8')
      const { status, stderr } = runCommand('new', pages, '/Blog/bill', '--from', `${pages}.md`)
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^There already is a page at \/Blog\/bill: /)])
      expect(readFileSync(`${pages}/Blog/bill.json`, 'utf8')).toBe(before)
    })
  })

  test('makes no other kind of page', () => {
    withFolder({}, (pages) => {
      writeFileSync(`${pages}.md`, '# The bill\n\nIt is short.')
      expect(runCommand('new', pages, '--service', '--from', `${pages}.md`).stderr).toMatch(
        /^Only articles are made of a text/,
      )
    })
  })
})

describe('npm run export', () => {
  test('writes a text that comes back with its changes, and nothing else changed', () => {
    withFolder({ 'Blog/bill.json': article }, (pages) => {
      const file = `${pages}-bill.md`
      expect(runCommand('export', pages, '/Blog/bill', '--to', file).stdout).toMatch(/^Wrote \/Blog\/bill to /)
      writeFileSync(file, readFileSync(file, 'utf8').replace('Second paragraph.', 'Another one.'))
      const before = readFileSync(`${pages}/Blog/bill.json`, 'utf8')
      const { stdout, stderr } = runCommand('new', pages, '--from', file)
      expect([stderr, stdout]).toEqual(['', expect.stringContaining('  Changed: “Another one.”\n\nWritten to')])
      expect(readFileSync(`${pages}/Blog/bill.json`, 'utf8')).toBe(before.replace('Second paragraph.', 'Another one.'))
    })
  })

  test('writes over no file, and names a page that was probably meant', () => {
    withFolder({ 'Blog/bill.json': article }, (pages) => {
      writeFileSync(`${pages}.md`, 'Mine.')
      expect(runCommand('export', pages, '/Blog/bill', '--to', `${pages}.md`).stderr).toMatch(
        /^There already is a file/,
      )
      expect(readFileSync(`${pages}.md`, 'utf8')).toBe('Mine.')
      expect(runCommand('export', pages, '/Blog/bil').stderr).toBe(
        'There is no page at /Blog/bil. Did you mean /Blog/bill?\n',
      )
      expect(runCommand('export', pages, '/contact').stderr).toMatch(/has no text of an article/)
      expect(runCommand('export', pages).stderr).toBe('Say which article: npm run export -- /Blog/my-article\n')
      const folder = path.join(pages, 'no', 'a.md')
      expect(runCommand('export', pages, '/Blog/bill', '--to', folder).stderr).toMatch(/^There is no folder/)
    })
  })
})
