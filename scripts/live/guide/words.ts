/** What authors call a thing that the guide calls otherwise. */
const otherWords: { [word: string]: string[] } = {
  accept: ['agreed', 'proposal'],
  approve: ['agreed', 'proposal'],
  banner: ['hero'],
  bin: ['remove'],
  boss: ['colleague'],
  button: ['cta'],
  chart: ['diagram'],
  colour: ['color'],
  date: ['published', 'day'],
  delete: ['remove'],
  docx: ['word'],
  faq: ['questions', 'answers'],
  google: ['search', 'word'],
  graph: ['diagram'],
  graphic: ['picture'],
  headline: ['heading'],
  hide: ['draft', 'keep'],
  image: ['picture'],
  install: ['computer', 'ready'],
  logo: ['picture'],
  mistake: ['error', 'wrong'],
  mobile: ['phone'],
  navigation: ['menu'],
  order: ['first', 'place'],
  pdf: ['file', 'download'],
  photo: ['picture'],
  quote: ['quotation'],
  red: ['error', 'wrong'],
  reorder: ['move'],
  revert: ['undo'],
  schedule: ['publish', 'day'],
  seo: ['description', 'search'],
  setup: ['computer', 'ready'],
  slug: ['address'],
  sort: ['order', 'first'],
  staff: ['people', 'person'],
  team: ['people', 'person'],
  testimonial: ['quotation'],
  typo: ['misspelled'],
  unpublish: ['draft', 'keep'],
  upload: ['send', 'picture'],
  url: ['address'],
  vacancy: ['job'],
  youtube: ['video'],
}

/** Words of a question that say nothing of what is looked for. */
const emptyWords = new Set(
  'a an and are at be by can do does for from have how i if in into is it me my of on or our so that the there this to want was we what when where which who why will with without you your'.split(
    ' ',
  ),
)

/** Words that are in most questions, and part what is found by little: nothing has to have them. */
const weakWords = new Set(
  'add change choose create embed find get give go insert mean make need new page put same see set show site something thing use website work write'.split(
    ' ',
  ),
)

/** Words in small letters: of cardGrid, the whole and its parts. */
export function wordsIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u)
    return (parts.length > 1 ? [word, ...parts] : parts).map((part) => part.toLowerCase())
  })
}

/** The words of a question by which something can be found. */
export function wordsSought(question: string): string[] {
  return wordsIn(question).filter((word) => !emptyWords.has(word))
}

/** The words that have to be there, and those by which what has them is better; the latter alone where there are no others. */
export function wordsByWeight(question: string): { strong: string[]; weak: string[] } {
  const sought = wordsSought(question)
  const strong = sought.filter((word) => !weakWords.has(word))
  return strong.length > 0
    ? { strong, weak: sought.filter((word) => weakWords.has(word)) }
    : { strong: sought, weak: [] }
}

/** What the guide has for a word of an author. */
export function othersFor(word: string): readonly string[] {
  return otherWords[word] ?? otherWords[word.replace(/s$/, '')] ?? []
}
