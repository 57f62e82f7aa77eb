/** What authors call a thing that the guide calls otherwise. */
const otherWords: { [word: string]: string[] } = {
  banner: ['hero'],
  bin: ['remove'],
  button: ['cta'],
  date: ['published', 'day'],
  delete: ['remove'],
  faq: ['questions'],
  graphic: ['picture'],
  headline: ['heading'],
  image: ['picture'],
  install: ['computer', 'ready'],
  navigation: ['menu'],
  photo: ['picture'],
  revert: ['undo'],
  seo: ['description', 'search'],
  setup: ['computer', 'ready'],
  slug: ['address'],
  upload: ['send', 'picture'],
  url: ['address'],
  vacancy: ['job'],
}

/** Words of a question that say nothing of what is looked for. */
const emptyWords = new Set(
  'a an and are can do does for how i in is it my of on or the this to we what where'.split(' '),
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

/** What the guide has for a word of an author. */
export function othersFor(word: string): readonly string[] {
  return otherWords[word] ?? otherWords[word.replace(/s$/, '')] ?? []
}
