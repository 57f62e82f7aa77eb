import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { page, pageWith, siteWith, withFolder, type Files } from '../engine/virtual-site'

function fix(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'fix', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const mistyped = text(page('Cloud')).replace('"title"', '"titel"')
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
/** Runs npm run fix in a site; gives what it said, with the folder's name as in the project, and the files after it. */
const fixed = (files: Files, ...args: string[]) =>
  withFolder(files, (folder) => {
    const said = fix('--pages', folder, '--date', '2026-11-20', ...args.map((arg) => arg.replace('FOLDER', folder)))
    const texts = new Map(Object.keys(files).map((file) => [file, read(folder, file)]))
    return { ...said, stdout: said.stdout.replaceAll(folder, 'pages-json'), after: (file: string) => texts.get(file) }
  })

describe('npm run fix', () => {
  test('mends what is safe to mend, and says what and where', () => {
    const { status, stdout, after } = fixed({ 'cloud.json': mistyped })
    expect(stdout).toBe('pages-json/cloud.json\n  line 2, column 3: Rename to "title"\n\n1 problem mended in 1 file.\n')
    expect(status).toBe(0)
    expect(after('cloud.json')).toBe(text(page('Cloud')))
  })

  test('shows what it cannot mend, and ends with 1', () => {
    const { status, stdout, after } = fixed({ 'cloud.json': mistyped, 'data.json': page('Data', { colour: 'red' }) })
    expect(status).toBe(1)
    expect(stdout).toContain('Left to mend by hand: 1 error.\n\npages-json/data.json:10:3  error  unknown-field')
    expect(after('cloud.json')).toBe(text(page('Cloud')))
  })

  test('says so where there is nothing to mend', () => {
    const { status, stdout } = fixed({})
    expect([status, stdout]).toEqual([0, 'There is nothing to mend by itself.\n'])
  })

  test('writes nothing with --dry-run', () => {
    const { stdout, after } = fixed({ 'cloud.json': mistyped }, '--dry-run')
    expect(stdout).toContain('1 problem can be mended in 1 file; nothing is written yet.')
    expect(after('cloud.json')).toBe(mistyped)
  })

  test('writes nothing where npm took --dry-run for its own', () => {
    withFolder({ 'cloud.json': mistyped }, (folder) => {
      const args = ['run', '--silent', 'fix', '--dry-run', '--', '--pages', folder, '--date', '2026-11-20']
      const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
      expect(stdout).toContain('nothing is written yet.')
      expect(read(folder, 'cloud.json')).toBe(mistyped)
    })
  })

  test('mends only the files that are named', () => {
    const files = { 'cloud.json': mistyped, 'data.json': text(page('Data')).replace('"title"', '"titel"') }
    const { after } = fixed(files, 'FOLDER/cloud.json')
    expect(after('cloud.json')).toBe(text(page('Cloud')))
    expect(after('data.json')).toBe(files['data.json'])
  })

  test('leaves no other file behind', () => {
    withFolder({ 'cloud.json': mistyped }, (folder) => {
      const before = readdirSync(folder)
      fix('--pages', folder)
      expect(readdirSync(folder)).toEqual(before)
    })
  })

  test('keeps Windows line ends and a byte-order mark', () => {
    const windows = (document: string) => `\uFEFF${document.replaceAll('\n', '\r\n')}`
    const { after } = fixed({ 'cloud.json': windows(mistyped) })
    expect(after('cloud.json')).toBe(windows(text(page('Cloud'))))
  })

  test('mends many mistakes of one file, and what comes to light only then', () => {
    const right = pageWith({ type: 'cta', heading: 'Start', button: { label: 'Write', path: '/contact' } })
    const wrong = text(right)
      .replace('"title"', '“titel”')
      .replace('"Start",', "'Start'")
      .replace('"/contact"', '"contact.html",')
    expect(fixed({ 'cloud.json': wrong }).after('cloud.json')).toBe(text(right))
  })

  test("mends the site's identity, though what is wrong between pages comes to light only then", () => {
    const right = text(siteWith({ email: 'hello@example.com' }))
    const dead = pageWith({ type: 'cta', heading: 'Start', button: { label: 'Write', path: '/nowhere-at-all' } })
    const { status, stdout, after } = fixed({
      '_site.json': right.replace('",\n  "url"', '"\n  "url"'),
      'cloud.json': dead,
    })
    expect(after('_site.json')).toBe(right)
    expect([status, stdout]).toEqual([1, expect.stringContaining('dead-link')])
  })

  test('makes no change after which there would be another mistake in its place', () => {
    const twice = text(pageWith({ type: 'heroo', heading: 'Again' }))
    const { status, stdout, after } = fixed({ 'cloud.json': twice })
    expect(status).toBe(1)
    expect(stdout).toContain('There is nothing to mend by itself.')
    expect(after('cloud.json')).toBe(twice)
  })

  test('leaves a file in another encoding to its author', () => {
    const bytes = Buffer.from(text(page('Café')).replace('"title"', '"titel"'), 'latin1')
    const { status, after } = fixed({ 'cloud.json': bytes })
    expect([status, after('cloud.json')]).toEqual([1, bytes.toString('utf8')])
  })

  test('mends other files beside one that cannot be opened, which is left', () => {
    withFolder({ 'about.json': page('About', { group: 'data-aii' }) }, (folder) => {
      symlinkSync('nowhere.json', path.join(folder, 'cloud.json'))
      const { status, stdout, stderr } = fix('--pages', folder)
      expect([status, stderr]).toEqual([1, ''])
      expect(stdout).toContain('1 problem mended in 1 file')
      expect(stdout).toMatch(/Left to mend by hand: 1 error\.\n\n.*cloud\.json:1:1 {2}error {2}unreadable-file/)
    })
  })

  test.each([
    [
      'a file that is not there',
      ['no-such.json'],
      /^There is no file no-such\.json\. Name a file in pages-json, .*\n$/,
    ],
    ['a folder that is not there', ['--pages', 'nowhere'], /^There is no folder nowhere\. .*\n$/],
    ['an option that does not exist', ['--all'], /^Unknown option '--all'.*\nThe options here are: .*\n$/],
  ])('says in one sentence what is wrong with %s', (_mistake, args, sentence) => {
    const { status, stdout, stderr } = fix(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(sentence)
  })
})
