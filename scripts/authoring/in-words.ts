import { count } from '../engine/problems/words/sentence'

const most = 12

/** The first lines of many, and how many more there are. */
export function shortened(lines: readonly string[], thing: string): string[] {
  return lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), `  and ${count(lines.length - most, `more ${thing}`)}`]
}

/** The files in which links were changed, and where. @param links lines by file */
export function changedLinks(links: ReadonlyMap<string, readonly number[]>): string[] {
  const files = [...links].map(([file, lines]) => {
    const different = [...new Set(lines)]
    return `  ${file}: ${count(lines.length, 'link')}, ${different.length === 1 ? 'line' : 'lines'} ${different.join(', ')}`
  })
  return shortened(files, 'file')
}
