import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { onlyDeep } from '../depth'
import { temporaryFolder, Workshop } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'

/** A command as somebody starts it in a terminal: a group of processes that share one output. */
class Command {
  readonly process: ChildProcess
  readonly ended: Promise<unknown>
  said = ''

  constructor(program: string, args: string[], environment: NodeJS.ProcessEnv) {
    // Without what an npm around these tests would tell the one in them.
    const { npm_lifecycle_event: _, ...rest } = process.env
    this.process = spawn(program, args, { detached: true, env: { ...rest, ...environment } })
    const listen = (text: Buffer) => (this.said += text.toString())
    this.process.stdout?.on('data', listen)
    this.process.stderr?.on('data', listen)
    // The output closes once nobody of the group is left to write to it.
    this.ended = once(this.process, 'close')
    onTestFinished(() => this.signal('SIGKILL', 'all'))
  }

  async until(words: string): Promise<void> {
    while (!this.said.includes(words)) {
      if (this.process.exitCode !== null) throw new Error(`It ended: ${this.said}`)
      await setTimeout(50)
    }
  }

  /** @param to npm's own process, or all that the terminal has started */
  signal(signal: NodeJS.Signals, to: 'npm' | 'all'): void {
    const { pid = 0 } = this.process
    try {
      process.kill(to === 'npm' ? pid : -pid, signal)
    } catch {
      // Nobody is left.
    }
  }
}

/** What lets a command work on a small site of its own. */
function optionsOf(command: string): string[] {
  const { pages, out } = new Workshop(temporaryFolder(), smallSite())
  return command === 'start' ? ['--pages', pages, '--out', out] : ['--pages', pages]
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Within which time everything is over; a supervisor waits ten seconds before it uses force. */
const soon = 5000

describe.each(['start', 'dev'])('npm run %s', (command) => {
  async function begun() {
    const port = await freePort()
    const started = new Command('npm', ['run', command, '--', ...optionsOf(command)], { PORT: String(port) })
    await started.until(command === 'start' ? `http://localhost:${port}` : 'Open http')
    expect(await answers(port)).toBe(true)
    return { port, started }
  }

  test.each([
    { signal: 'SIGTERM', to: 'npm' },
    { signal: 'SIGKILL', to: 'npm' },
    ...onlyDeep({ signal: 'SIGHUP', to: 'npm' } as const, { signal: 'SIGINT', to: 'all' } as const),
  ] as const)('leaves no server behind after $signal to $to of its processes', async ({ signal, to }) => {
    const { port, started } = await begun()
    started.signal(signal, to)
    expect(await Promise.race([started.ended.then(() => 'ended'), setTimeout(soon, 'still there')])).toBe('ended')
    expect(await answers(port)).toBe(false)
    expect(started.process.signalCode).toBe(signal)
  })

  test('goes on once the terminal it was started in is gone', async () => {
    const port = await freePort()
    const options = optionsOf(command).join(' ')
    const line = `nohup npm run ${command} -- ${options} & echo begun`
    const shell = new Command('sh', ['-c', line], { PORT: String(port) })
    await shell.until('begun')
    while (shell.process.exitCode === null) await setTimeout(50)
    while (!(await answers(port))) await setTimeout(50)
    await setTimeout(1000)
    expect(await answers(port)).toBe(true)
  })
})

test('a first start that is ended takes the installation of packages with it', async () => {
  const project = temporaryFolder()
  cpSync('scripts', path.join(project, 'scripts'), { recursive: true })
  writeFileSync(path.join(project, 'package-lock.json'), '{}')
  // What stands in for npm takes longer than anybody waits.
  const programs = path.join(project, 'programs')
  mkdirSync(programs)
  writeFileSync(path.join(programs, 'npm'), '#!/bin/sh\necho installing >&2\nexec sleep 60\n', { mode: 0o755 })
  const start = new Command(process.execPath, [path.join(project, 'scripts/run.mjs'), 'start'], {
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
  })
  await start.until('installing\n')
  start.signal('SIGTERM', 'npm')
  expect(await Promise.race([start.ended.then(() => 'ended'), setTimeout(soon, 'still there')])).toBe('ended')
  expect(start.process.signalCode).toBe('SIGTERM')
})

test.each(['start', 'dev'])('npm run %s ends with one sentence where its port is taken', async (command) => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const taken = new Command(process.execPath, ['scripts/run.mjs', command, ...optionsOf(command)], {
    PORT: String(port),
  })
  await taken.ended
  blocker.close()
  const typed = command === 'start' ? 'npm start' : 'npm run dev'
  expect([taken.said, taken.process.exitCode]).toEqual([
    `Port ${port} is taken, perhaps by this command in another window. End that one, or choose another port: PORT=${port + 1} ${typed}\n`,
    1,
  ])
})
