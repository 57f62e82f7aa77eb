import { ruleGroups } from '../../engine/check/rules'
import type { Written } from '../../engine/problems/example'
import type { Rule } from '../../engine/problems/rule'
import { markedPlace, shownText } from './example-file'
import { problemsOf } from './example-site'

/**
 * Every problem as the guide tells it: what is said, and what was written and meant.
 * @throws if an example does not give its problem
 */
export function problemGuide(): string {
  const told = new Set<string>()
  return ruleGroups
    .flatMap(([heading, group]) => {
      const rules = group.filter(({ id }) => !told.has(id) && told.add(id))
      const list = rules.map(({ id, about }) => `- [${escape(about)}](#${id})`)
      return [`## ${heading}`, list.join('\n'), ...rules.map(entry)]
    })
    .join('\n\n')
}

function entry({ id, about, wrong, right, around, before }: Rule): string {
  const problem = problemsOf(wrong, around, before).find((found) => found.rule === id)
  if (!problem) throw new Error(`The wrong example of the rule ${id} does not break it.`)
  const said = problem.severity === 'warning' ? `Warning: ${problem.message}` : problem.message
  return [`### ${id}`, `**${escape(about)}.**`, `> ${escape(said)}`, shown('Wrong', wrong), shown('Right', right)].join(
    '\n\n',
  )
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
