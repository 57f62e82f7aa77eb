import { spawnSync } from 'node:child_process'

/** Runs a command as npm does. @returns its exit code, and what it printed, where a folder named as in the project */
export function runCommand(command: string, pages: string, ...args: string[]) {
  const all = ['scripts/run.mjs', command, '--pages', pages, '--date', '2026-11-20', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const named = (text: string) => text.replaceAll(pages, 'pages-json')
  return { status, stdout: named(stdout), stderr: named(stderr) }
}
