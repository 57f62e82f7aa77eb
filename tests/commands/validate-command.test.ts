import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { page, siteWith, withFolder, type Files } from '../engine/virtual-site'

function validate(...args: string[]) {
  return validateIn({}, ...args)
}

function validateIn(environment: Record<string, string>, ...args: string[]) {
  // On GitHub these tests run with a summary of their own around them.
  const { GITHUB_STEP_SUMMARY: _, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'validate', ...args], {
    encoding: 'utf8',
    env: { ...rest, NO_COLOR: '1', ...environment },
  })
  return { status, stdout, stderr }
}

const validateSite = (files: Files, ...args: string[]) =>
  withFolder(files, (folder) => validate('--pages', folder, '--date', '2026-11-20', ...args))
const broken = { 'cloud.json': page('Cloud', { group: 'data-aii' }) }
const example = { '_site.json': siteWith({ email: 'hello@example.com' }) }

describe('npm run validate', () => {
  test('ends with 0 and counts the pages of a site without problems', () => {
    expect(validateSite({})).toEqual({ status: 0, stdout: '3 pages, no errors, no warnings\n', stderr: '' })
  })

  test('ends with 1 where there is an error, and shows the line with it marked', () => {
    const { status, stdout } = validateSite(broken)
    expect(status).toBe(1)
    expect(stdout).toContain('cloud.json:10:12  error  unknown-value')
    expect(stdout).toContain(
      [' > 10 |   "group": "data-aii"', '      |            ^^^^^^^^^^  write "data-ai" (npm run fix does this)'].join(
        '\n',
      ),
    )
    expect(stdout).toContain('4 pages, 1 error, no warnings')
  })

  test('names what there is to choose from, and the place in the guide', () => {
    const { stdout } = validateSite(broken)
    expect(stdout).toContain('"creative-experience".  pages-json/_guide/problems.md#unknown-value')
  })

  test('ends with 0 where there are only examples, and counts them in one line', () => {
    const { status, stdout } = validateSite(example)
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([
      0,
      '3 pages, no errors, no warnings, 1 thing to settle before the launch (npm run validate -- --launch lists them)',
    ])
  })

  test("takes examples in the site's identity for errors before a launch", () => {
    const { status, stdout } = validateSite(example, '--launch')
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([1, '3 pages, 1 error, no warnings'])
  })

  test('lists before a launch what proof is absent, and ends with 0 all the same', () => {
    const unproved = { 'index.json': page('Home') }
    const { stdout } = validateSite(unproved)
    expect(stdout).toMatch(/no warnings, 2 things to settle before the launch/)
    const launch = validateSite(unproved, '--launch')
    expect([launch.status, launch.stdout]).toEqual([0, expect.stringMatching(/people-missing[^]*work-missing/)])
  })

  test('takes texts a new page begins with for errors before a launch', () => {
    const begun = { 'cloud.json': page('Cloud', { description: 'To write: what it is.' }) }
    expect([validateSite(begun).status, validateSite(begun, '--launch').status]).toEqual([0, 1])
  })

  test('gives JSON with the number of pages and what there is to say of each problem', () => {
    const { status, stdout } = validateSite(broken, '--format', 'json')
    const report: { pages: number; problems: object[] } = JSON.parse(stdout)
    expect(status).toBe(1)
    expect(Object.keys(report)).toEqual(['pages', 'problems'])
    expect(report.pages).toBe(4)
    expect(report.problems.map((problem) => Object.keys(problem))).toEqual([
      [
        'file',
        'line',
        'column',
        'endLine',
        'endColumn',
        'severity',
        'rule',
        'message',
        'suggestions',
        'hint',
        'origin',
        'fix',
      ],
    ])
  })

  test('gives JSON for a site without problems too', () => {
    expect(JSON.parse(validateSite({}, '--format', 'json').stdout)).toEqual({ pages: 3, problems: [] })
  })

  test.each(['github', 'sarif'])('ends with the same codes whatever the format: %s', (format) => {
    const codes = [
      validateSite(broken, '--format', format),
      validateSite(example, '--format', format),
      validateSite(example, '--format', format, '--launch'),
    ]
    expect(codes.map(({ status }) => status)).toEqual([1, 0, 1])
    expect(codes.map(({ stderr }) => stderr)).toEqual(['', '', ''])
  })

  test("adds to GitHub's summary where there is one, and shows the problem at its line in any case", () => {
    withFolder(broken, (pages) => {
      const file = path.join(pages, '_summary.md')
      writeFileSync(file, 'Before.\n')
      const args = ['--pages', pages, '--date', '2026-11-20', '--format', 'github']
      const withSummary = validateIn({ GITHUB_STEP_SUMMARY: file }, ...args)
      expect(readFileSync(file, 'utf8')).toMatch(/^Before\.\n## 1 problem to mend before this can be published\n/)
      const [, shown] = [withSummary, validate(...args)].map(({ stdout }) => stdout.match(/^::error .*$/gm))
      expect(withSummary.stdout.match(/^::error .*$/gm)).toEqual(shown)
      expect(shown).toEqual([expect.stringMatching(/cloud\.json,line=10,.*::"group" cannot be "data-aii"\./)])
    })
  })

  test('says that git does not know a state', () => {
    const { status, stderr } = validateSite({}, '--format', 'github', '--since', 'no-such-branch')
    expect([status, stderr]).toEqual([
      1,
      'Git knows no state called no-such-branch here. Give --since a branch, a tag or a commit, such as --since main.\n',
    ])
  })

  test.each([
    ['an unknown format', ['--format', 'xml'], /^--format can be pretty, json, github or sarif, not xml\.\n$/],
    [
      'a folder that is not there',
      ['--pages', 'no-such-folder'],
      /^There is no folder no-such-folder\. Name the folder that holds the pages with --pages\.\n$/,
    ],
    ['a file instead of a folder', ['--pages', 'package.json'], /^There is no folder package\.json\. .*\n$/],
    ['a day that is none', ['--date', '2026-13-45'], /^--date needs a day such as 2026-11-20; 2026-13-45 is none\.\n$/],
    [
      'an option that does not exist',
      ['--colour'],
      /^Unknown option '--colour'\.\nThe options here are: .*--pages ….*\n$/,
    ],
    [
      'an option without its value',
      ['--pages'],
      /^Option '--pages <value>' argument missing\.\nThe options here are: .*\n$/,
    ],
  ])('says in one sentence what is wrong with %s', (_mistake, args, sentence) => {
    const { status, stdout, stderr } = validate(...args)
    expect(stderr).toMatch(sentence)
    expect([status, stdout]).toEqual([1, ''])
  })

  test("finds the site's own documents without an error", () => {
    expect(validate('--format', 'json').status).toBe(0)
  })
})
