import { shortened } from '../in-words'
import type { Entry, FieldName } from './article-words'
import { firstWords } from './first-words'
import { lostReport } from './lost-report'
import type { Item, Merged } from './merge'
import type { ChangesPlan } from './plan-changes'

const called: { [name in FieldName]: string } = {
  title: 'title',
  description: 'description',
  heading: 'heading of its banner',
  lead: 'sentence under its heading',
}

/** Says in words what changes in an article whose text came back. */
export function changesReport(plan: ChangesPlan, from: string, dry: boolean): string {
  const { page, words, merged, manuscript, mended, writes } = plan
  const came = merged.items.flatMap((item) => ('block' in item ? [item.block] : []))
  if (writes.size === 0) return `${from} says what ${page.path} says already. Nothing was written.`
  return [
    ...(dry ? ['Nothing was changed yet. This is what it does:\n'] : []),
    `From ${from}, this changes on ${page.path}:`,
    ...shortened([...fieldLines(merged), ...entryLines(words.entries, merged.items)], 'change'),
    ...(merged.isOlder ? ['What others changed there since the text was exported stays.'] : []),
    ...lostReport(manuscript, came, mended),
  ].join('\n')
}

function fieldLines({ fields }: Merged): string[] {
  return fields.map(({ field, words }) => `  The ${called[field.name]} is now: ${words}`)
}

/** What stands between two entries that stayed is what changed. */
function entryLines(entries: readonly Entry[], items: readonly Item[]): string[] {
  const lines: string[] = []
  let gone: Entry[] = []
  let came: string[] = []
  const kept = new Set(items.flatMap((item) => ('entry' in item ? [item.entry] : [])))
  const waiting = [...entries]
  const tell = () => {
    const pairs = Math.min(gone.length, came.length)
    for (let place = 0; place < Math.max(gone.length, came.length); place++) {
      const [before, after] = [gone[place]?.text, came[place]]
      if (before !== undefined && after !== undefined && place < pairs) lines.push(`  Changed: ${firstWords(after)}`)
      else if (after !== undefined) lines.push(`  New: ${firstWords(after)}`)
      else if (before !== undefined) lines.push(`  Gone: ${firstWords(before)}`)
    }
    gone = []
    came = []
  }
  const takeUpTo = (entry: Entry | undefined) => {
    while (waiting.length > 0 && waiting[0] !== entry) {
      const [next] = waiting.splice(0, 1)
      if (next && !kept.has(next)) gone.push(next)
    }
    waiting.shift()
  }
  for (const item of items) {
    if ('block' in item) came.push(item.block.markdown)
    else {
      takeUpTo(item.entry)
      tell()
    }
  }
  takeUpTo(undefined)
  tell()
  return lines
}
