import { enumerated } from '../../review/changes/words'
import type { SendPlan } from './plan-send'

const longest = 72

/**
 * What a change is called where nobody says: after the first pages it changes, or the files where it changes none.
 * @param earlier what goes along
 */
export function usualTitle({ changes: { pages }, files }: SendPlan, earlier: readonly string[]): string {
  const [first] = pages
  if (!first && files.length === 0) return clipped(earlier[0] ?? '')
  if (!first) return clipped(enumerated(few(files.map((file) => file.split('/').at(-1) ?? file))))
  const [sentence = ''] = first.sentences
  if (pages.length === 1) return clipped(`${first.page}: ${lowered(sentence.replace(/\.$/, ''))}`)
  return clipped(enumerated(few(pages.map(({ page }) => page))))
}

/** A title that somebody typed, on one line. */
export function typedTitle(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

/** What a branch is called: pages-cloud-migration. It is none of those that are taken. */
export async function branchName(
  title: string,
  isTaken: (branch: string) => boolean | Promise<boolean>,
): Promise<string> {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  const name = `pages-${words || 'changed'}`
  for (let number = 1; ; number++) {
    const branch = number === 1 ? name : `${name}-${number}`
    if (!(await isTaken(branch))) return branch
  }
}

function few(names: readonly string[]): string[] {
  const left = names.length - 2
  return left > 1 ? [...names.slice(0, 2), `${left} more`] : [...names]
}

function lowered(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

function clipped(title: string): string {
  const letters = [...title]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : title
}
