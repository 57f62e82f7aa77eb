import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { today } from './folders'

/** Starts a build, which does not outlive the test that started it. */
export function startBuild({ pages, out }: { pages: string; out: string }): ChildProcess {
  const args = ['scripts/run.mjs', 'build', '--pages', pages, '--out', out, '--date', today]
  const child = spawn(process.execPath, args)
  onTestFinished(() => kill(child))
  return child
}

export async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

export async function build(site: { pages: string; out: string }): Promise<{ status: unknown; text: string }> {
  const child = startBuild(site)
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [status] = await once(child, 'close')
  return { status, text }
}
