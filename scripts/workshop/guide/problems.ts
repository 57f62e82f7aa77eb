import { rules } from '../../engine/check/rules'
import type { Written } from '../../engine/problems/example'
import type { Rule } from '../../engine/problems/rule'
import { markedPlace, shownText } from './example-file'
import { problemsOf } from './example-site'
import { linksTo } from './links-to'

/**
 * Every problem as the guide tells it: what is said, and what was written and meant.
 * @throws if an example does not give its problem
 */
export function problemGuide(): string {
  return [linksTo([...rules.keys()]), ...[...rules.values()].map(entry)].join('\n\n')
}

function entry({ id, wrong, right, around }: Rule): string {
  const problem = problemsOf(wrong, around).find((found) => found.rule === id)
  if (!problem) throw new Error(`The wrong example of the rule ${id} does not break it.`)
  const said = problem.severity === 'warning' ? `Warning: ${problem.message}` : problem.message
  return [`### ${id}`, `> ${escape(said)}`, shown('Wrong', wrong), shown('Right', right)].join('\n\n')
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
