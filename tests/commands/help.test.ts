import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { asksForHelp, helpFor } from '../../scripts/help.mjs'
import { runCommand } from '../authoring/run-command'

const commands = readdirSync('scripts/commands').map((file) => path.parse(file).name)

describe('--help', () => {
  test.each(commands)('says what %s does', (command) => {
    expect(helpFor(command)).toMatch(new RegExp(`^${command} [a-z].*\\.`))
  })

  test.each(commands)('names all options of %s, and no other', (command) => {
    const code = readFileSync(`scripts/commands/${command}.ts`, 'utf8')
    const taken = [...code.matchAll(/'?\b([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name]) => `--${name}`)
    const named = [...helpFor(command).matchAll(/--[a-z-]+/g)].map(([name]) => name)
    expect([...new Set(named)].sort()).toEqual(taken.sort())
  })

  test('lists the commands where one is asked for that is not there', () => {
    for (const command of commands) expect(helpFor('')).toContain(`  ${command} `)
  })

  test('is asked for in all ways that people know', () => {
    expect(['--help', '-h', '/?'].map((word) => asksForHelp([word]))).toEqual([true, true, true])
    expect(asksForHelp(['help', 'Title with -h in it'])).toBe(false)
  })

  test('does nothing else', () => {
    expect(runCommand('validate', 'no-such-folder', '--help')).toMatchObject({ status: 0, stderr: '' })
  })
})

test('An option that npm has kept for itself is not lost without a word', () => {
  process.env.npm_config_launch = 'true'
  try {
    expect(runCommand('validate', 'pages-json').stderr).toBe(
      'npm took --launch for itself. Put -- before it: npm run validate -- --launch\n',
    )
  } finally {
    delete process.env.npm_config_launch
  }
})

test('A folder without history, as a ZIP has none, is told apart from a state that Git does not know', () => {
  process.env.GIT_DIR = '/no-such-folder'
  try {
    expect(runCommand('changes', 'pages-json', '--from', 'main').stderr).toMatch(/^This folder has no history .* ZIP/)
  } finally {
    delete process.env.GIT_DIR
  }
})
