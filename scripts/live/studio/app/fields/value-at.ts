import { isObject } from '../../../../engine/text/is-object'
import type { At } from '../../canvas/host'

/** The value at a place of a document that was read. */
export function valueIn(value: unknown, at: At): unknown {
  return at.reduce<unknown>((within, step) => {
    if (Array.isArray(within) && typeof step === 'number') return within[step]
    return isObject(within) ? within[step] : undefined
  }, value)
}
