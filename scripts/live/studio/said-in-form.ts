import { wrongForm } from '../../engine/check/against-schema/value-rules'
import type { Problem } from '../../engine/problems/problem'
import { whereabouts } from '../../engine/problems/whereabouts'
import { readSchemas } from '../../engine/schema/schemas'
import { valueIn } from '../../engine/text/value-in'
import type { At } from './canvas/host'
import { labelOf } from './form-labels'

/**
 * A problem's sentence at its field, where one sees in which section and line it is: without the places around it, and
 * with the labels of fields in place of the names that they have in files.
 * @param value of the document, as far as it can be read @param at the way to what the problem is about
 */
export function saidInForm({ message, rule }: Problem, value: unknown, at: At): string {
  // How it is written is no question yet.
  if (rule === wrongForm.id && valueIn(value, at) === '') return `${label(String(at.at(-1)))} is still empty.`
  const around = whereabouts(value, at)
  // An entry is itself the innermost of the places.
  const starts = [around, around.slice(0, -1)].map((places) => `In ${places.join(', ')}, `)
  const start = starts.find((words) => message.startsWith(words)) ?? ''
  const [first = '', ...rest] = withoutElsewhere(message).slice(start.length)
  return withLabels([first.toUpperCase(), ...rest].join(''))
}

/** A message without its last sentence, if that says in which other lines the same stands. */
function withoutElsewhere(message: string): string {
  const start = message.lastIndexOf(' The same stands in line')
  return start >= 0 && message.indexOf('.', start) === message.length - 1 ? message.slice(0, start) : message
}

/** Words with the labels of fields in place of the names that they have in files. */
export function withLabels(words: string): string {
  return words.replace(/"([A-Za-z]+)"(?!:)/g, (quoted, name: string) => (labels().has(name) ? label(name) : quoted))
}

function label(name: string): string {
  return `“${labels().get(name) ?? name}”`
}

let known: ReadonlyMap<string, string> | undefined

/** What every field is called, by its name. */
function labels(): ReadonlyMap<string, string> {
  return (known ??= new Map(
    [...readSchemas().values()].flatMap(({ properties = {} }) =>
      Object.entries(properties).map(([name, field]) => [name, labelOf(name, field)] as const),
    ),
  ))
}
