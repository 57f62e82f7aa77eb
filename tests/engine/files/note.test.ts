import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readNote, readNoteWithBytes, writeNote } from '../../../scripts/engine/files/note'
import { listOf, isNumber, withFields } from '../../../scripts/engine/text/shape'
import { temporaryFolder } from '../publish/folders'

const hasNumbers = withFields({ numbers: listOf(isNumber) })

test('A note is read as it was written', () => {
  const file = path.join(temporaryFolder(), 'note.json')
  writeNote(file, { before: 'é', numbers: [1, 2], left: undefined, after: {} })
  expect(readNote(file, hasNumbers)).toEqual({ before: 'é', numbers: [1, 2], after: {} })
})

test('Bytes behind a note are read as they were written', () => {
  const file = path.join(temporaryFolder(), 'note.json')
  writeNote(file, { numbers: [1] }, [Buffer.from('{"é"'), Buffer.from(':1}')])
  expect(readNoteWithBytes(file, hasNumbers)?.bytes.toString()).toBe('{"é":1}')
})

test.each([
  ['the note', '"numbers":[1]', '"numbers":[2]'],
  ['the bytes behind it', 'behind', 'behimd'],
])('A note is not read once %s was damaged', (_, written, damaged) => {
  const file = path.join(temporaryFolder(), 'note.json')
  writeNote(file, { numbers: [1] }, [Buffer.from('behind')])
  writeFileSync(file, readFileSync(file, 'utf8').replace(written, damaged))
  expect(readNote(file, hasNumbers)).toBeUndefined()
})
