/** As much of a text as a search engine shows, cut at a word. */
export function cutAt(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most).join('')
  const word = cut.slice(0, Math.max(cut.search(/\s\S*$/), 0)).trimEnd()
  return `${word === '' ? cut : word} …`
}

/** How many letters a text has of those that are shown, in words. */
export function countWords(text: string, most: number): string {
  const length = [...text].length
  return length <= most
    ? `${length} of ${most} characters`
    : `${length} characters: ${length - most} more than search engines show`
}
