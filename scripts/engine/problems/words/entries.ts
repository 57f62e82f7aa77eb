const entries: { [list: string]: string } = {
  body: 'block',
  text: 'paragraph',
  aliases: 'alias',
  address: 'address line',
  navigation: 'navigation link',
  industries: 'industry',
  people: 'person',
  technologies: 'technology',
  floatingContact: 'contact button',
  preload: 'page to load ahead',
}

/** An entry of a list in words: `card 3`, `key point 1`. */
export function entryOf(list: string, index: number): string {
  return `${entryName(list)} ${index + 1}`
}

/** What an entry of a list is called: `card`, `key point`. */
export function entryName(list: string): string {
  return entries[list] ?? inWords(list).replace(/ies$/, 'y').replace(/s$/, '')
}

/** A name from a document as words: `secondButton` becomes `second button`. */
export function inWords(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
