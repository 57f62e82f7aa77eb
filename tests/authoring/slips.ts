import { randomFrom } from '../../scripts/engine/graphics/seed'

/** Something that happens to a document's text in an editor, a mail or a chat. Gives the text as it was if it cannot happen there. */
type Slip = (text: string, pick: <T>(from: readonly T[]) => T, random: () => number) => string

const added = 'Zebra quilts marmalade'

/** Puts other words at one of the places where a pattern matches. */
const atOne =
  (pattern: RegExp, by: string | ((found: string, ...groups: string[]) => string)): Slip =>
  (text, pick) => {
    const places = [...text.matchAll(pattern)]
    if (places.length === 0) return text
    const { 0: found, index, ...groups } = pick(places)
    const words =
      typeof by === 'string' ? by : by(found, ...Object.values(groups).filter((group) => typeof group === 'string'))
    return text.slice(0, index) + words + text.slice(index + found.length)
  }

const lines =
  (change: (all: string[], at: number) => string[]): Slip =>
  (text, _pick, random) => {
    const all = text.split('\n')
    return change(all, Math.floor(random() * all.length)).join('\n')
  }

export const slips: { [name: string]: Slip } = {
  'a letter deleted': (text, _pick, random) => {
    const at = Math.floor(random() * text.length)
    return text.slice(0, at) + text.slice(at + 1)
  },
  'a letter twice': (text, _pick, random) => {
    const at = Math.floor(random() * text.length)
    return text.slice(0, at) + text.slice(at, at + 1) + text.slice(at)
  },
  'a mark deleted': atOne(/["[\]{},:]/g, ''),
  'a mark too many': atOne(/["[\]{},:]/g, (mark) => mark + mark),
  'another mark': atOne(/["[\]{},:]/g, () => ';'),
  'curly quotation marks': atOne(/"([^"\n]*)"/g, (_found, inner = '') => `“${inner}”`),
  'single quotation marks': atOne(/"([^"\n]*)"/g, (_found, inner = '') => `'${inner}'`),
  'no quotation marks': atOne(/"([^"\n]*)"/g, (_found, inner = '') => inner),
  'a quotation within a text': atOne(/(?<=[a-z]) ([a-z]{3,}) (?=[a-z])/g, (_found, word = '') => ` "${word}" `),
  'a line deleted': lines((all, at) => all.toSpliced(at, 1)),
  'a line twice': lines((all, at) => all.toSpliced(at, 0, all[at] ?? '')),
  'two lines exchanged': lines((all, at) => all.toSpliced(at, 2, ...all.slice(at, at + 2).toReversed())),
  'a line broken': atOne(/(?<=[a-z,]) (?=[a-z])/g, '\n'),
  'a remark': lines((all, at) => all.toSpliced(at, 0, `// ${added}`)),
  'a field of its own': lines((all, at) => all.toSpliced(at, 0, `"note": "${added}",`)),
  'words between lines': lines((all, at) => all.toSpliced(at, 0, added)),
  'a field misspelled': atOne(/"(?:heading|text|title|description|button|label|cards|steps|items)":/g, (name) =>
    name.replace(/(.)(.)"/, '$2$1"'),
  ),
  'a field in other letters': atOne(/"[a-z]\w*":/g, (name) => name.toUpperCase()),
  'a list as one text': atOne(/\["([^"\]]*)"\]/g, (_found, inner = '') => `"${inner}"`),
  'stars around words': atOne(/(?<=[a-z]) ([a-z]{3,}) (?=[a-z])/g, (_found, word = '') => ` **${word} `),
  'HTML around words': atOne(/(?<=[a-z]) ([a-z]{3,}) (?=[a-z])/g, (_found, word = '') => ` <b>${word}</b> `),
  'a bullet before a text': atOne(/"(?=[A-Z][a-z]+ [a-z])/g, '"• '),
  'a number before a text': atOne(/"(?=[A-Z][a-z]+ [a-z])/g, '"1. '),
  'spaces at the end of a text': atOne(/[a-z.]"(?=,?\n)/g, (end) => `${end.slice(0, -1)}  "`),
  'special spaces': (text) => text.replaceAll(/(?<=[a-z]) (?=[a-z]{2,} [a-z])/g, '\u00a0'),
  'an end cut off': (text, _pick, random) => text.slice(0, text.length - Math.floor(random() * 40)),
  'a reply around it': (text) => `Sure! Here is the page:\n\n\`\`\`json\n${text}\n\`\`\`\n${added}`,
}

/** Texts of documents after one or two slips each, the same for the same seed. */
export function slipped(
  texts: readonly string[],
  count: number,
  seed: string,
): { before: string; text: string; by: string }[] {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  return Array.from({ length: count }, () => {
    const before = pick(texts)
    const names = Object.keys(slips)
    const by = random() < 0.6 ? [pick(names)] : [pick(names), pick(names)]
    const text = by.reduce((written, name) => slips[name]?.(written, pick, random) ?? written, before)
    return { before, text, by: by.join(', ') }
  })
}
