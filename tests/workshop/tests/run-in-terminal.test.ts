import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runInTerminal } from '../../../scripts/workshop/tests/run-in-terminal'
import { temporaryFolder } from '../../engine/publish/folders'
import { eventually } from '../../eventually'

/** What this process would be ended by. */
function endsOfThis() {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  onTestFinished(() => kill.mockRestore())
  return kill
}

test('The exit code of the program is passed on', async () => {
  expect(await runInTerminal(['-e', 'process.exit(3)'])).toBe(3)
})

test('The program has the environment that is asked for beside that of the command', async () => {
  expect(
    await runInTerminal(['-e', 'process.exit(process.env.PATH ? Number(process.env.CODE) : 1)'], { CODE: '4' }),
  ).toBe(4)
})

/** Makes those of this command's streams a terminal that are named, and no others. */
function inTerminal(...named: string[]): void {
  for (const name of ['stdin', 'stdout', 'stderr'] as const) {
    const before = process[name].isTTY
    process[name].isTTY = named.includes(name)
    onTestFinished(() => void (process[name].isTTY = before))
  }
}

/** Runs a program that writes down which signals it gets, and ends once it may. */
async function listening() {
  const folder = temporaryFolder()
  const program = `const { appendFileSync, existsSync, writeFileSync } = require('node:fs')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => appendFileSync('got', signal + ' '))
    setInterval(() => existsSync('end') && process.exit(), 20)
    writeFileSync('got', '')`
  const running = runInTerminal(['-e', `process.chdir(${JSON.stringify(folder)}); ${program}`])
  await eventually(() => existsSync(`${folder}/got`)).toBe(true)
  const end = () => {
    writeFileSync(`${folder}/end`, '')
    return running
  }
  onTestFinished(async () => void (await end()))
  return { got: () => readFileSync(`${folder}/got`, 'utf8').trim(), end }
}

test('A signal ends the program, and then the command', async () => {
  const kill = endsOfThis()
  const running = runInTerminal(['-e', 'setInterval(() => {}, 1000)'])
  process.emit('SIGHUP', 'SIGHUP')
  expect(await running).toBe(null)
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGHUP']])
})

test('The command stays while the program takes its time to end', async () => {
  const kill = endsOfThis()
  const { got, end } = await listening()
  process.emit('SIGHUP', 'SIGHUP')
  await eventually(got).toBe('SIGHUP')
  expect(kill).not.toHaveBeenCalled()
  await end()
  expect(kill).toHaveBeenCalled()
})

test.each(['stdin', 'stdout', 'stderr'])(
  'Ctrl+C is not passed on where only %s is a terminal, which gives it to the program, also if npm repeats it',
  async (stream) => {
    endsOfThis()
    inTerminal(stream)
    const { got, end } = await listening()
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) process.emit(signal, signal)
    await eventually(got).toContain('SIGTERM')
    await end()
    expect(got()).toBe('SIGTERM')
  },
)

test('SIGINT is passed on where nothing is a terminal', async () => {
  endsOfThis()
  inTerminal()
  const { got } = await listening()
  process.emit('SIGINT', 'SIGINT')
  await eventually(got).toBe('SIGINT')
})

test('SIGINT that comes again later is passed on in a terminal, too: it was sent to the command alone', async () => {
  endsOfThis()
  inTerminal('stdin', 'stdout', 'stderr')
  const { got } = await listening()
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  for (const time of [now, now + 1001]) {
    clock.mockReturnValue(time)
    process.emit('SIGINT', 'SIGINT')
  }
  clock.mockRestore()
  await eventually(got).toBe('SIGINT')
})

test('Without a signal the command goes on, and signals end it as ever', async () => {
  const kill = endsOfThis()
  const before = process.listenerCount('SIGHUP')
  await runInTerminal(['-e', ''])
  expect(kill).not.toHaveBeenCalled()
  expect(process.listenerCount('SIGHUP')).toBe(before)
})
