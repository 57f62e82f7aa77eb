import type { FolderChange } from '../../engine/files/change-folder'
import { keepingMark, withoutMark } from '../../engine/files/file-text'
import { Refusal } from '../../engine/refusal'
import type { Facts } from '../../engine/site/facts'
import { contentOf, type Documents } from '../documents'
import { setEntries, setText } from '../json-text'
import type { Manuscript } from '../import/manuscript'
import { wordsIn, type ArticleWords, type Entry } from './article-words'
import { exportMarkdown } from './export-markdown'
import { firstWords } from './first-words'
import { merge, type Item, type Merged, type OnPage } from './merge'
import { withPictureNames } from './picture-files'
import { blocksOf, markOf, readState, stateOf } from './state'
import { tried } from './trial'

/** An article that takes in what somebody changed in its exported text. */
export interface ChangesPlan extends FolderChange {
  /** The files of pictures that came with it. */
  pictures: ReadonlyMap<string, Uint8Array>
  page: Facts
  words: ArticleWords
  merged: Merged
  mended: string[]
  manuscript: Manuscript
}

/**
 * An article as it stands on its page.
 * @throws Refusal if its document cannot be read, or has no text of an article
 */
export function onPage(documents: Documents, { file, path }: Facts): OnPage & { state: string } {
  const words = wordsIn(parsed(documents, file), file)
  const blocks = blocksOf(words, path)
  const state = stateOf(words, blocks)
  return { words, blocks, state, exported: exportMarkdown(words, path, state) }
}

function parsed(documents: Documents, file: string): unknown {
  try {
    return JSON.parse(withoutMark(documents.texts.get(file) ?? ''))
  } catch {
    throw new Refusal(`${file} has a mistake in it, so nobody can tell what it says. Mend it first: npm run validate`)
  }
}

/**
 * Works out what changes in an article when its exported text comes back. What was not changed stays byte for byte.
 * @param from how the file of that text is called
 * @throws Refusal if it belongs to another page or to none, or was changed here as well
 */
export function planChanges(documents: Documents, page: Facts, came: Manuscript, from: string): ChangesPlan {
  const { pages, texts } = documents
  const { file } = page
  const state = readState(came.fields.state ?? '')
  if (!state) throw new Refusal(notFrom(page, from))
  const article = onPage(documents, page)
  const { manuscript, files } = withPictureNames(
    came,
    pages,
    page.path,
    contentOf(documents).authored,
    ({ markdown }) => state.blocks.includes(markOf(markdown)),
  )
  const merged = merge(article, state, manuscript)
  if (merged.conflicts.length > 0) throw new Refusal(conflict(merged, page, from))
  const before = texts.get(file) ?? ''
  const pictures = [...files.keys()].map((name) => name.slice(name.lastIndexOf('/') + 1))
  let mended: string[] = []
  const after = keepingMark(before, (text) => {
    const written = rewritten(text, article.words, merged, page)
    if (written === text) return text
    const result = tried(documents, { file, text: written, from, pictures })
    mended = result.mended
    return result.text
  })
  const writes = new Map(after === before ? [] : [[file, after]])
  return { page, words: article.words, merged, mended, manuscript, writes, pictures: files, removals: [], read: texts }
}

function rewritten(text: string, words: ArticleWords, { fields, items }: Merged, page: Facts): string {
  const named = fields.reduce((whole, { field, words }) => setText(whole, field.at, words), text)
  return partsOf(words.entries, items, page).reduce(
    (whole, { section, entries }) => setEntries(whole, ['sections', section, 'body'], entries),
    named,
  )
}

/** What stands in each section from now on; nothing of those that stay as they are. */
function partsOf(entries: readonly Entry[], items: readonly Item[], page: Facts) {
  const lines = entries.filter(({ at }) => !at)
  const kept = items.flatMap((item) => ('entry' in item && !item.entry.at ? [item.entry] : []))
  if (lines.some((line, place) => line !== kept[place]))
    throw new Refusal(
      `A line such as ${lines[0]?.text} is gone or stands elsewhere. It says where the text of ${page.path} goes on below another section: put it back, then try again.`,
    )
  const sections = [...new Set(entries.flatMap(({ at }) => (at ? [at.section] : [])))]
  let part = 0
  const bySection = new Map(sections.map((section): [number, Item[]] => [section, []]))
  for (const item of items) {
    if ('entry' in item && !item.entry.at) part++
    else bySection.get(sections[part] ?? -1)?.push(item)
  }
  return sections.flatMap((section) => {
    const own = bySection.get(section) ?? []
    const before = entries.filter(({ at }) => at?.section === section)
    const isSame =
      own.length === before.length && own.every((item, place) => 'entry' in item && item.entry === before[place])
    return isSame
      ? []
      : [
          {
            section,
            entries: own.map((item) => ('entry' in item ? (item.entry.at?.entry ?? '') : item.block.markdown)),
          },
        ]
  })
}

function notFrom({ path, file }: Facts, from: string): string {
  return `There already is a page at ${path}: ${file}. ${from} does not say which version of that page it was made from, so what others changed since could get lost. Type npm run export -- ${path}, and make the changes in the file that this writes. For a new article, choose another address.`
}

function conflict({ conflicts }: Merged, { path }: Facts, from: string): string {
  return [
    `Nothing was written: ${from} was exported before ${path} was changed, and both change the same. Type npm run export -- ${path} --to new.md, make your changes to these there, and take in that file:`,
    ...conflicts.map((words) => `- ${firstWords(words)}`),
  ].join('\n')
}
