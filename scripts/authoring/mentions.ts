import { visit } from 'jsonc-parser'
import type { FolderChange } from '../engine/files/change-folder'
import { withoutMark } from '../engine/files/file-text'
import { beyondLimits } from '../engine/text/limits'

/**
 * The lines in which a document names an address other than among its aliases: in plain words, or in a place where
 * nobody can tell whether it is a link.
 */
export function linesWith(address: string, text: string): number[] {
  const named = new RegExp(`${address}(?![\\w-]|/\\w)`, 'i')
  const lines: number[] = []
  // Of such a document nobody can tell what it says.
  if (beyondLimits(text)) return lines
  visit(withoutMark(text), {
    onLiteralValue: (value, _offset, _length, line, _column, pathTo) => {
      if (typeof value === 'string' && named.test(value) && pathTo()[0] !== 'aliases') lines.push(line + 1)
    },
  })
  return lines
}

/** The lines that still name an address after a change, by document. */
export function mentionsLeft(address: string, { read, writes, removals }: FolderChange): Map<string, number[]> {
  const after = [...new Map([...read, ...writes])].filter(([file]) => !removals.includes(file) || writes.has(file))
  return new Map(
    after.flatMap(([file, text]): [string, number[]][] => {
      const lines = linesWith(address, text)
      return lines.length > 0 ? [[file, lines]] : []
    }),
  )
}
