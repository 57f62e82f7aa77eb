interface MarkedProps {
  text: string
  /** What is to be marked; its only group is all of it. Undefined for nothing. */
  words: RegExp | undefined
}

/** A text in which one sees what was looked for. */
export function Marked({ text, words }: MarkedProps) {
  if (!words) return text
  // Every second part is what the group has found.
  return text.split(words).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))
}
