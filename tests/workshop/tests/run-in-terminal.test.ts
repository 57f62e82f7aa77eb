import { expect, onTestFinished, test, vi } from 'vitest'
import { runInTerminal } from '../../../scripts/workshop/tests/run-in-terminal'

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

test('A signal ends the program, and the command only once the program has ended', async () => {
  const kill = endsOfThis()
  const running = runInTerminal(['-e', 'setInterval(() => {}, 1000)'])
  process.emit('SIGHUP', 'SIGHUP')
  expect(kill).not.toHaveBeenCalled()
  await running
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGHUP']])
})

test('Without a signal the command goes on, and signals end it as ever', async () => {
  const kill = endsOfThis()
  const before = process.listenerCount('SIGHUP')
  await runInTerminal(['-e', ''])
  expect(kill).not.toHaveBeenCalled()
  expect(process.listenerCount('SIGHUP')).toBe(before)
})
