import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync } from 'node:fs'
import { readContent, type Content } from '../engine/check/content'
import { finishInterrupted } from '../engine/files/change-folder'
import { withoutMark } from '../engine/files/file-text'
import { readFile } from '../engine/files/open-file'
import { listSources, siteFile } from '../engine/load/sources'
import { isError } from '../engine/problems/problem'
import type { Told } from '../engine/progress'
import { Refusal } from '../engine/refusal'

/**
 * A folder of documents in memory. `npm run new`, `move` and `remove` work out every text here, read the result like any
 * folder, and write only if nothing is wrong that was not wrong before. So a thousand random moves leave no broken link,
 * and every address ever used one hop from its page (tests/authoring/random-moves.test.ts).
 */
export interface Documents {
  /** The folder: pages-json. */
  pages: string
  /** The day to check them for: 2026-11-20. */
  date: string
  /** Every text as it stands in its file, byte-order mark and line endings included, by file. */
  texts: ReadonlyMap<string, string>
  told?: Told | undefined
}

/**
 * Reads every document as it stands. What is only a link, or no file at all, is a problem of its own and left alone.
 * @throws Refusal if the folder does not exist, or a file's letters cannot be read
 */
export function readDocuments(pages: string, date: string, told?: Told): Documents {
  if (!existsSync(pages))
    throw new Refusal(`There is no folder ${pages}. Name the folder that holds the pages with --pages.`)
  finishInterrupted(pages)
  const files = [...listSources(pages).sources.map(({ file }) => file), `${pages}/${siteFile}`]
  return { pages, date, texts: new Map(files.filter(isOrdinary).map((file) => [file, textOf(file)])), told }
}

function isOrdinary(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

function textOf(file: string): string {
  const bytes = readFile(file)
  if (!isUtf8(bytes))
    throw new Refusal(
      `${file} is not saved as UTF-8, so its letters cannot be read. Save it again with the encoding UTF-8.`,
    )
  return bytes.toString('utf8')
}

const contents = new WeakMap<Documents, Content>()

/**
 * What is in the documents, and what is wrong with them.
 * @param before what was in them before a change: texts that stayed are not read again
 */
export function contentOf(documents: Documents, before?: Content): Content {
  const found = contents.get(documents)
  if (found) return found
  const { pages, date, told } = documents
  const texts = new Map([...documents.texts].map(([file, text]) => [file, withoutMark(text)]))
  const known = before && { facts: before.index.byFile, readAt: Infinity, roots: before.roots }
  const content = readContent({ pages, date, texts, files: [...texts.keys()], known, told })
  contents.set(documents, content)
  return content
}

/**
 * Refuses a change of the documents that would break one.
 * @throws Refusal with the first problem that was not there before
 */
export function refuseNewProblems(before: Content, after: Content): void {
  const known = new Set(before.problems.map(({ rule, message }) => `${rule} ${message}`))
  const errors = ({ problems }: Content, rule: string) =>
    problems.filter((problem) => isError(problem) && problem.rule === rule).length
  // Counted by rule: a message may name a file that only has another name now.
  const more = after.problems.filter(({ rule }) => errors(after, rule) > errors(before, rule))
  const broken = more.find(({ rule, message }) => !known.has(`${rule} ${message}`)) ?? more[0]
  if (broken) throw new Refusal(`This would not work, so nothing was changed. ${broken.message}`)
}
