import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** For how long one Ctrl+C may come, in milliseconds: where the shell in between is Bash, npm passes it on as well. */
const oneCtrlC = 1000

/**
 * Runs a program of Node's in the terminal of this command, and waits for its end also when both are to end: a command
 * that ends first has its program write over the shell's prompt, what it came to and the line that it takes away.
 * @returns its exit code; null if a signal ended it. A signal that came meanwhile ends this command, too
 */
export async function runInTerminal(
  command: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<number | null> {
  let came: { signal: NodeJS.Signals; at: number } | undefined
  const pass = (signal: NodeJS.Signals) => {
    came ??= { signal, at: performance.now() }
    // Ctrl+C in a terminal reaches the program by itself, and twice means: at once. One sent to this command alone
    // looks the same, so that it has to be sent again.
    const hasIt = signal === 'SIGINT' && isInTerminal() && performance.now() < came.at + oneCtrlC
    if (!hasIt) child.kill(signal)
  }
  // Before the program starts: in between, a signal would end this command alone.
  for (const signal of signals) process.on(signal, pass)
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const code = await new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  for (const signal of signals) process.off(signal, pass)
  if (came) process.kill(process.pid, came.signal)
  return code
}

/** Input and output may lead elsewhere, each by itself. */
function isInTerminal(): boolean {
  return process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
}
