import { execFile, spawnSync } from 'node:child_process'
import { Refusal } from '../../engine/refusal'

export interface GitOptions {
  /** The folder to run it in; where the command runs, if left out. */
  folder?: string
  environment?: Record<string, string>
  /** What it reads. */
  input?: string
}

/** What became of a run. */
export interface Ran {
  /** Its exit code; null where it could not be run, or did not come to its end. */
  status: number | null
  stdout: string
  stderr: string
}

/** No page takes so long to send that nobody would give up: in milliseconds. */
const patience = 15 * 60_000

/** Runs git, which asks for nothing: a question nobody sees would wait for ever. */
export function runGit(args: readonly string[], options: GitOptions = {}): Ran {
  const { status, stdout, stderr } = spawnSync('git', args, { ...settings(options), input: options.input ?? '' })
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' }
}

/** Runs git as `runGit` does, for what may take long: others are answered meanwhile. */
export function runGitAside(args: readonly string[], options: GitOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile('git', args, settings(options), (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : null) : 0
      resolve({ status, stdout, stderr })
    })
    // Git that reads nothing may have ended before.
    child.stdin?.on('error', () => {}).end(options.input)
  })
}

function settings({ folder, environment }: GitOptions) {
  return {
    cwd: folder,
    encoding: 'utf8' as const,
    maxBuffer: 256 * 1024 * 1024,
    timeout: patience,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...environment },
  }
}

/**
 * Runs git and gives what it printed.
 * @param refusal what to say if git cannot do it
 */
export function git(args: readonly string[], refusal: string, options: GitOptions = {}): string {
  const { status, stdout } = runGit(args, options)
  if (status !== 0) throw new Refusal(withoutHistory(options) ?? refusal)
  return stdout
}

/** What is said where Git is missing. */
export const noGit = 'This needs Git, which is not installed. Get it from https://git-scm.com.'

export function isGitMissing(): boolean {
  return spawnSync('git', ['--version']).error !== undefined
}

/** Why there is nothing to compare with, where no branch, tag or commit could be. */
function withoutHistory(options: GitOptions): string | undefined {
  if (isGitMissing()) return noGit
  if (runGit(['rev-parse', '--git-dir'], options).status === 0) return undefined
  return 'This folder has no history to compare with: a ZIP of the project brings none. Get the project with git clone, or GitHub Desktop.'
}
