import { existsSync } from 'node:fs'
import type { Told } from '../../engine/progress'
import { Refusal } from '../../engine/refusal'
import { installDebianPackage, isDebianPackage } from './debian'

/** A program of the system that tests or drawings need. */
export interface Program {
  name: string
  debianPackage: string
  /** Where it may be. */
  places: () => string[]
  /** Brings a copy of our own; it may fail. */
  download?: (told: Told) => Promise<void>
}

/**
 * Finds a program, and installs it if it is missing.
 * @returns its path
 * @throws Refusal if there is none and it could not be installed
 */
export async function locate(program: Program, told?: Told): Promise<string> {
  const found = find(program)
  if (found) return found
  await installMissing([program], told)
  return locate(program)
}

/**
 * Installs those programs that are missing.
 * @throws Refusal that names all that could not be installed, and says how to
 */
export async function installMissing(
  programs: readonly Program[],
  told: Told = inPlainWords(),
  install = installDebianPackage,
): Promise<void> {
  const missing = programs.filter((program) => !find(program))
  for (const program of missing) await program.download?.(told)
  for (const program of missing) if (!find(program)) await install(program.debianPackage, told)
  const absent = missing.filter((program) => !find(program))
  if (absent.length > 0) throw new Refusal(installYourself(absent))
}

/** Installs a program that is not needed, but saves time; where the system has none, nothing is said. */
export async function installIfPossible(
  program: Program,
  told: Told = inPlainWords(),
  known = isDebianPackage,
  install = installDebianPackage,
): Promise<void> {
  if (!find(program) && known(program.debianPackage)) await install(program.debianPackage, told)
}

/** Where nobody shows how far it is: it may take minutes. */
function inPlainWords(): Told {
  let last = ''
  return (step) => {
    if (step !== last) console.error(`${step} …`)
    last = step
  }
}

function find({ places }: Program): string | undefined {
  return places().find((file) => existsSync(file))
}

function installYourself(programs: readonly Program[]): string {
  const names = programs.map(({ name }) => name).join(' and ')
  const debian = `sudo apt-get install ${programs.map(({ debianPackage }) => debianPackage).join(' ')}`
  return `This needs ${names}, which could not be installed here: install what is missing (on Debian and Ubuntu: ${debian}) and try again.`
}
