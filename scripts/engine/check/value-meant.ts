import { isOnlyNearest, nearest } from '../text/nearest'

/** A value that a field may have, and what people call it. */
export interface Choice {
  value: string
  label?: string | undefined
}

/** Which of a field's values was meant by what stands there, and whether it can be no other. */
export function valueMeant(
  written: string,
  choices: readonly Choice[],
): { nearest?: string | undefined; sure: boolean } {
  const values = choices.map(({ value }) => value)
  const byLabel = choices.find(({ label }) => label?.toLowerCase() === written.trim().toLowerCase())?.value
  const near = byLabel ?? nearest(written, values) ?? otherWord(written, values)
  return { nearest: near, sure: near !== undefined && isOnlyNearest(written, near, values) }
}

/** What authors call values whose names they do not know. */
const otherWords: { [value: string]: string[] } = {
  article: ['blog', 'blogpost', 'post', 'news', 'story', 'insight'],
  job: ['jobopening', 'opening', 'vacancy', 'career', 'position'],
  page: ['landingpage', 'default', 'normal', 'standard'],
  violet: ['purple', 'lilac', 'magenta', 'pink'],
  emerald: ['green', 'teal'],
  amber: ['orange', 'yellow', 'gold'],
  cyan: ['turquoise', 'aqua', 'lightblue'],
  blue: ['navy', 'darkblue'],
  Onsite: ['office', 'inoffice', 'inperson', 'onpremises'],
  Remote: ['homeoffice', 'workfromhome', 'wfh', 'anywhere'],
  Hybrid: ['mixed', 'partlyremote'],
  Internship: ['intern', 'trainee', 'apprenticeship'],
  usa: ['unitedstates', 'unitedstatesofamerica', 'us', 'america'],
  'united-kingdom': ['uk', 'greatbritain', 'england'],
  full: ['fullscreen', '100vh', 'max'],
  compact: ['small', 'low', 'short', 'auto'],
}

function otherWord(written: string, values: readonly string[]): string | undefined {
  const plain = written.toLowerCase().replace(/[\s_.-]+/g, '')
  return values.find((value) => otherWords[value]?.includes(plain))
}
