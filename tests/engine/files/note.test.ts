import path from 'node:path'
import { expect, test } from 'vitest'
import { readNote, writeNote } from '../../../scripts/engine/files/note'
import { listOf, isNumber, withFields } from '../../../scripts/engine/text/shape'
import { temporaryFolder } from '../publish/folders'

const hasNumbers = withFields({ numbers: listOf(isNumber) })

test.each([0, 1, 1000, 2001])('A note with a list of %i entries is read as it was written', (length) => {
  const file = path.join(temporaryFolder(), 'note.json')
  const note = { before: 'é', numbers: Array.from({ length }, (_, number) => number), left: undefined, after: {} }
  writeNote(file, note)
  expect(readNote(file, hasNumbers)).toEqual({ before: 'é', numbers: note.numbers, after: {} })
})
