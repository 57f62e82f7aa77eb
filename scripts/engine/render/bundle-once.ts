import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { isWhole, putInPlace } from '../files/cache-folder.mjs'
import { Refusal } from '../refusal'

/**
 * Bundles code into a folder that has its name, unless that was done. Written aside and renamed, so that neither an interrupted command nor two
 * at once leave half a bundle.
 * @param nameNow names the code that is there now @param bundle writes into the folder that it is given
 * @param changed what is said if the code was changed meanwhile
 * @throws Refusal in that case: what was made of it belongs to neither
 */
export async function bundleOnce(
  folder: string,
  nameNow: () => string,
  bundle: (aside: string) => Promise<void>,
  changed: string,
): Promise<void> {
  if (isWhole(folder)) return
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  try {
    await forProduction(() => bundle(aside))
    if (nameNow() !== path.basename(folder)) throw new Refusal(changed)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  putInPlace(aside, folder)
  removeOld(path.dirname(folder))
}

/** What a bundler is told of the mode stays: what this command starts or makes next is for who asked for it. */
async function forProduction(work: () => Promise<void>): Promise<void> {
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

/** Bundles of a day ago are of code that is gone; younger ones may still be in use. */
function removeOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const age = Date.now() - statSync(path.join(cache, name)).mtimeMs
    if (age > 86_400_000) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
