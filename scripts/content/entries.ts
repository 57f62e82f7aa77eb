const entries: { [list: string]: string } = {
  body: 'block',
  text: 'paragraph',
  aliases: 'alias',
  address: 'address line',
  navigation: 'navigation link',
}

/** An entry of a list in words: `card 3`, `key point 1`. */
export function entryOf(list: string, index: number): string {
  const entry =
    entries[list] ??
    list
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/s$/, '')
  return `${entry} ${index + 1}`
}
