import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Who is installing: the number of a process. In the project's folder, as npm empties node_modules. */
const busy = '.installing'

/**
 * Has the packages installed where they are missing, or older than the lockfile, and one command at a time: two at once
 * take each other's files away, and both fail. Plain JavaScript, as run.mjs is; so no lock of the system's own. What is
 * said goes to the side of errors: what a command prints may be read by another program.
 * @param run runs a program to its end, and gives its exit code
 * @returns whether they are there now
 */
export async function installMissing(run) {
  let isTold = false
  while (!isInstalled() || existsSync(busy)) {
    if (take()) {
      try {
        // Another may have finished between the two looks.
        if (isInstalled()) return true
        console.error('Installing packages; this happens once …')
        return (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) === 0
      } finally {
        rmSync(busy, { force: true })
      }
    }
    if (!isTold) console.error('Another command is installing packages; this one goes on when it is done …')
    isTold = true
    await pause(250)
  }
  return true
}

function isInstalled() {
  return modified('node_modules/.package-lock.json') >= modified('package-lock.json')
}

function modified(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0
}

function take() {
  try {
    writeFileSync(busy, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAtWork()) rmSync(busy, { force: true })
    return false
  }
}

/** Whether who noted itself still runs; what was killed leaves its note. */
function isAtWork() {
  try {
    // Empty for the moment in which it is written.
    const noted = readFileSync(busy, 'utf8')
    if (noted) process.kill(Number(noted), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
