import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import { readContent, type ContentOptions } from '../engine/check/content'
import { readText } from '../engine/files/file-text'
import { readDocument } from '../engine/files/read-document'
import { siteFile } from '../engine/load/sources'
import { isError, problemCount, type Fix, type Problem } from '../engine/problems/problem'
import { apart, applyFix } from './apply-fixes'

type Fixable = Problem & { fix: Fix }

/** What is to be changed, and what then is left. */
export interface Plan {
  made: Fixable[]
  /** The text of each file that changes, as it is and as it will be; without a byte-order mark. */
  texts: ReadonlyMap<string, { before: string; after: string }>
  /** What is wrong once the changes are made. */
  left: Problem[]
}

/** One mended mistake may bring to light another: so often is looked again. */
const mostRounds = 10

/** How many characters are read again to try fixes one by one: two hundred times those of a page, none of the largest. */
const mostTried = 1_000_000

/**
 * Decides which problems are mended, without writing anything. No fix is taken that would leave more problems than
 * there were.
 * @param options where the documents are
 * @param named the files to mend; all of them if left out
 */
export function planFixes(options: ContentOptions, named?: ReadonlySet<string>): Plan {
  let { known } = options
  let texts: ReadonlyMap<string, string> = new Map()
  const read = (instead: ReadonlyMap<string, string>) => {
    const { problems, index, roots } = readContent({ ...options, known, texts: instead })
    // From then on only what changes is read.
    if (instead.size === 0) known = { facts: index.byFile, readAt: Infinity, roots }
    return problems
  }
  let left = read(texts)
  const made: Fixable[] = []
  const before = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? before.get(file) ?? readText(file)
    if (!before.has(file)) before.set(file, text)
    return text
  }
  const textsWith = (fixes: readonly Fixable[]) => {
    const changed = new Map(texts)
    for (const [file, own] of byFile(fixes)) {
      changed.set(file, applyFix(textOf(file), { title: '', changes: own.flatMap(({ fix }) => fix.changes) }))
    }
    return changed
  }
  /** Makes fixes if each of them leaves one problem less. */
  const take = (fixes: readonly Fixable[]): boolean => {
    if (fixes.length === 0) return false
    const changed = textsWith(fixes)
    const after = read(changed)
    if (!isBetter(left, fixes, after)) return false
    made.push(...fixes)
    texts = changed
    left = after
    return true
  }
  let tried = 0
  const helps = (fix: Fixable) => {
    tried += textOf(fix.file).length
    return tried <= mostTried && isBetter(left, [fix], read(textsWith([fix])))
  }
  for (let round = 0; round < mostRounds; round++) {
    const files = [...byFile(left.filter(isFixable))]
      .filter(([file]) => (named?.has(file) ?? true) && canBeMended(file))
      .map(([file, fixes]) => apart(textOf(file), fixes))
    if (take(files.flat())) continue
    // Some do not help: the files are taken one by one, and in those that still do not come right the single fixes.
    const some = files.map((fixes) => take(fixes) || take(fixes.filter(helps)) || take(fixes.filter(helps).slice(0, 1)))
    if (!some.includes(true)) break
  }
  const changes = [...texts].map(([file, after]) => [file, { before: before.get(file) ?? after, after }] as const)
  return { made, texts: new Map(changes), left }
}

/**
 * Whether every fix has done away with a problem. What comes to light because a file can be read again was there
 * before: warnings, links to places on its page, and with the site's identity whatever is wrong between pages.
 */
function isBetter(before: readonly Problem[], fixes: readonly Problem[], after: readonly Problem[]): boolean {
  const files = new Set(fixes.map(({ file }) => file))
  const ofSite = [...files].some((file) => path.basename(file) === siteFile)
  const isSeen = ({ file, rule }: Problem) => files.has(file) || (!ofSite && rule !== 'dead-anchor')
  const errorsIn = (problems: readonly Problem[]) =>
    problemCount(problems.filter((problem) => isError(problem) && isSeen(problem)))
  const errors = errorsIn(fixes)
  if (errors === 0) return problemCount(after) <= problemCount(before) - fixes.length
  return errorsIn(after) <= errorsIn(before) - errors
}

/** Fixes by the file that they change. */
export function byFile(fixes: readonly Fixable[]): Map<string, Fixable[]> {
  const files = new Map<string, Fixable[]>()
  for (const fix of fixes) {
    const own = files.get(fix.file)
    if (own) own.push(fix)
    else files.set(fix.file, [fix])
  }
  return files
}

function isFixable(problem: Problem): problem is Fixable {
  return problem.fix !== undefined
}

/** Whether a file's letters are known for certain: what is in another encoding has to be saved anew first. */
function canBeMended(file: string): boolean {
  try {
    const found = readDocument(file)
    return found !== undefined && isUtf8(found.bytes)
  } catch {
    // It is gone by now, or no ordinary file any more.
    return false
  }
}
