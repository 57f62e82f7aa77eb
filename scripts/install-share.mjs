import { existsSync, readFileSync } from 'node:fs'
import { clearLine, cursorTo } from 'node:readline'

/** How often is looked how many packages are there, in milliseconds. */
const pause = 250

/**
 * Shows in a terminal how many packages are installed by now, as npm does not. No library can help: it would have to be
 * installed.
 * @returns ends it
 */
export function showShare() {
  const { stderr } = process
  const isSeen = stderr.isTTY && /^(false|0|)$/i.test(process.env.CI ?? '') && process.env.TERM !== 'dumb'
  const all = isSeen ? packages() : []
  if (all.length === 0) return () => {}
  const begun = performance.now()
  const clear = () => {
    cursorTo(stderr, 0)
    clearLine(stderr, 0)
  }
  const timer = setInterval(() => {
    const there = all.filter((place) => existsSync(`${place}/package.json`)).length
    const left = ((performance.now() - begun) / 1000 / there) * (all.length - there)
    const share = `${there} of ${all.length} packages, ${Math.floor((there / all.length) * 100)}%`
    clear()
    stderr.write(there === 0 || left < 1 ? share : `${share}, about ${Math.ceil(left)} seconds left`)
  }, pause)
  return () => {
    clearInterval(timer)
    clear()
  }
}

/** Where packages will be, as the lockfile says, but for those that only some systems need. */
function packages() {
  try {
    const { packages: noted } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    return Object.entries(noted).flatMap(([place, { optional }]) => (place === '' || optional ? [] : place))
  } catch {
    // npm says what is wrong with it.
    return []
  }
}
