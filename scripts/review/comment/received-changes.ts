import { readAtMost } from '../../engine/files/open-file'
import { Refusal } from '../../engine/refusal'
import type { Changes } from '../changes/changes'
import { read } from './trusted-shape'

const mostBytes = 1024 * 1024
const texts = { type: 'array', maxItems: 10_000, items: { type: 'string', maxLength: 100_000 } }

const shape = {
  type: 'object',
  additionalProperties: false,
  required: ['pages', 'elsewhere'],
  properties: {
    pages: {
      type: 'array',
      maxItems: 20_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['page', 'address', 'sentences'],
        properties: { page: { type: 'string' }, address: { type: 'string' }, sentences: texts },
      },
    },
    elsewhere: { type: 'string' },
  },
}

/**
 * Reads what a pull request's own run says changed. Whoever made the request could have written anything there, so
 * it is a file of a known size and shape, or it is refused.
 */
export function receivedChanges(file: string): Changes {
  return read<Changes>(textOf(file), shape, file)
}

function textOf(file: string): string {
  const bytes = bytesOf(file)
  if (!bytes) throw new Refusal(`${file} is larger than anything that says what changed.`)
  return bytes.toString('utf8')
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readAtMost(file, mostBytes)
  } catch {
    throw new Refusal(`There is no file ${file} that says what changed.`)
  }
}
