import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { listFiles } from './list-files.mjs'

/** Where a change takes place. */
export interface ChangePlace {
  /** The folder that changes; where its name is a link, what that leads to. */
  target: string
  /** The folder that holds what is noted of the change, and under `staged` the new files. */
  aside: string
}

/**
 * Where the changes of a folder are prepared: in .pages-json beside pages-json. A folder of a disk of its own, as
 * containers have them, has it inside: only there a file can be renamed into its place.
 * @throws Refusal if the folder is a link that leads nowhere
 */
export function changePlace(folder: string): ChangePlace {
  const target = realPathOf(path.resolve(folder))
  const around = isMountPoint(target) ? target : path.dirname(target)
  return { target, aside: path.join(around, `.${path.basename(target)}`) }
}

/** Where files wait until they are renamed into place. */
export const stagedIn = (aside: string) => path.join(aside, 'staged')

function realPathOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Refusal(`${folder} is a link that leads nowhere. Remove the link, or make the folder it leads to.`)
  // What does not exist yet may lie below a link.
  const around = path.dirname(folder)
  return around === folder ? folder : path.join(realPathOf(around), path.basename(folder))
}

function isMountPoint(folder: string): boolean {
  if (!existsSync(folder)) return false
  // A folder that is bound to another place has the device of both. Only Linux knows such, and lists them.
  return statSync(folder).dev !== statSync(path.dirname(folder)).dev || mountPoints().includes(folder)
}

let known: readonly string[] | undefined

/**
 * The fifth field of each line: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html. Read once, as a build
 * asks four times. A disk that comes later has another device; a folder that is bound to a place later, while npm run dev
 * is there, goes unseen until that is started again.
 */
function mountPoints(): readonly string[] {
  return (known ??= readMountPoints())
}

function readMountPoints(): string[] {
  const file = '/proc/self/mountinfo'
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) =>
    (line.split(' ')[4] ?? '').replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(parseInt(code, 8))),
  )
}

/** The files in a folder, with slashes, without what its changes are prepared in; none if it does not exist. */
export function filesBelow(folder: string): Set<string> {
  return new Set(existsSync(folder) ? listFiles(folder, `.${path.basename(folder)}`) : [])
}
