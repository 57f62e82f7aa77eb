import { quote, shown } from '../problems/words/sentence'

/** How an address is written in another way than that of the page that was meant; undefined where it is another one. */
export function addressFault(written: string, meant: string): string | undefined {
  if (written.toLowerCase() === meant.toLowerCase())
    return `There is no page at ${shown(written)}: capital and small letters count.`
  if (!/[/\\]/.test(written) && /\w\s+\w/.test(written))
    return `${quote(written)} is a title, but a link needs the address of a page.`
  if (written.includes('\\')) return 'An address is written with /, not with \\.'
  const [ending] = /(?:\.(?:html?|json|php)|\/)$/i.exec(written) ?? []
  if (ending !== undefined) return `The address of a page has no ${quote(ending)} at its end.`
  return `/${written}` === meant ? 'The address of a page begins with /.' : undefined
}
