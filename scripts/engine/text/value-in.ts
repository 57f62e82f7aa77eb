import { isObject } from './is-object'

/** The value at a place of a document that was read. @param at names of fields and positions in lists, from the top */
export function valueIn(value: unknown, at: readonly (string | number)[]): unknown {
  return at.reduce<unknown>((within, step) => {
    if (Array.isArray(within) && typeof step === 'number') return within[step]
    return isObject(within) ? within[step] : undefined
  }, value)
}
