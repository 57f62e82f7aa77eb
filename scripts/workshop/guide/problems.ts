import type { Rule } from '../../engine/problems/problem'
import { problemsOf } from './example-site'
import { linksTo } from './links-to'
import { markedPlace, shownText, type Mistake, type Written } from './mistake'
import { fieldMistakes } from './mistakes/fields'
import { fileMistakes } from './mistakes/files'
import { pageMistakes } from './mistakes/pages'
import { siteMistakes } from './mistakes/site'

/** An example of every problem there is. */
export const mistakes: Record<Rule, Mistake> = { ...fileMistakes, ...fieldMistakes, ...pageMistakes, ...siteMistakes }

/**
 * Every problem as the guide tells it: what is said, and what was written and meant.
 * @throws if an example does not give its problem, or if what is right gives one
 */
export function problemGuide(): string {
  const entries = Object.entries(mistakes).map(([rule, mistake]: [string, Mistake]) => entry(rule, mistake))
  return [linksTo(Object.keys(mistakes)), ...entries].join('\n\n')
}

function entry(rule: string, { wrong, right, around }: Mistake): string {
  const problem = problemsOf(wrong, around).find((found) => found.rule === rule)
  if (!problem) throw new Error(`The example of ${rule} in scripts/workshop/guide/mistakes does not give that problem.`)
  const said = problem.severity === 'warning' ? `Warning: ${problem.message}` : problem.message
  return [`### ${rule}`, `> ${escape(said)}`, shown('Wrong', wrong), shown('Right', right)].join('\n\n')
}

function shown(label: string, written: Written): string {
  const text = shownText(written)
  const note = 'note' in written ? `, ${written.note}` : ''
  const where = `${label}, ${'missing' in written ? 'no file' : 'in'} \`pages-json/${markedPlace(written)}\`${note}`
  return text ? `${where}:\n\n\`\`\`json\n${text}\n\`\`\`` : `${where}${text === '' ? ', with nothing in it' : ''}.`
}

/** A sentence as Markdown shows it as it stands. */
function escape(text: string): string {
  return text.replace(/[\\*_`<>[\]#|]/g, String.raw`\$&`)
}
