import { textIfReadable } from '../engine/files/file-text'

/** Gives the lines of a file by its name, each file read once; none where it cannot be read. */
export function lineReader(): (file: string) => string[] {
  const known = new Map<string, string[]>()
  return (file) => {
    const lines = known.get(file) ?? textIfReadable(file)?.split(/\r?\n/) ?? []
    known.set(file, lines)
    return lines
  }
}
