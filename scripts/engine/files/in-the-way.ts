import { statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { codeOf } from './error-code'
import { unwritable } from './unwritable.mjs'

/**
 * Says why a file could not be put into its place, and what to do.
 * @param error what putting it there threw
 * @returns the error itself, if nobody could do anything about it
 */
export function inTheWay(file: string, error: unknown): unknown {
  const begun = 'What has begun is kept, and finished by the next command.'
  const name = path.relative('', file) || file
  if (isFolder(file))
    return new Refusal(`${name} is a folder, but a file has to stand there. Move that folder elsewhere. ${begun}`)
  for (let above = path.dirname(file); above !== path.dirname(above); above = path.dirname(above))
    if (isFolder(above) === false)
      return new Refusal(
        `${path.relative('', above)} is a file, but a folder has to stand there. Move that file elsewhere. ${begun}`,
      )
  const why = unwritable[codeOf(error) ?? '']
  return why ? new Refusal(`${name} cannot be written: ${why.reason}. ${why.remedy}. ${begun}`) : error
}

/** Undefined where there is nothing. */
function isFolder(place: string): boolean | undefined {
  try {
    return statSync(place).isDirectory()
  } catch {
    return undefined
  }
}
