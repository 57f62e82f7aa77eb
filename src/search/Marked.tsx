import { wordsIn } from '../page/search-index'

interface MarkedProps {
  text: string
  /** What is to be marked, as `wordsIn` gives them. */
  words: ReadonlySet<string>
}

/** A text in which one sees what was looked for. */
export function Marked({ text, words }: MarkedProps) {
  // Every second part is a word.
  return text
    .split(/(\b[a-z][/&][a-z]\b|[\p{L}\p{M}\p{N}]+)/iu)
    .map((part, i) =>
      i % 2 === 1 && wordsIn(part).some((word) => words.has(word)) ? <mark key={i}>{part}</mark> : part,
    )
}
