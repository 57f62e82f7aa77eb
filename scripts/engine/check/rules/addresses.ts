import { holdsList } from '../../derived/derived'
import { finding, type Finding } from '../../problems/finding'
import type { At } from '../../schema/at'
import { askedKey } from '../../site/asked-for'
import type { Answer, PageIndex } from '../../site/page-index'
import { reservedFor } from '../../site/reserved-addresses'
import type { SiteCheck } from '../check'
import { stranger } from '../likeness'

/** Every address leads to one page only, no two differ only in capital letters, and none is one the site needs itself. */
export const addresses: SiteCheck = ({ index }) => [
  // A canonical address that belongs to another page is the rule of canonicals.ts.
  ...index.clashes
    .filter(({ second }) => second.role !== 'canonical')
    .map(({ first, second }) => {
      const [wrong, other] = isAtFault(first, second) ? [first, second] : [second, first]
      return finding(
        'address-taken',
        { file: wrong.page.file, at: addressPlace(wrong) },
        { address: wrong.address, other: other.page.file, inCase: first.address !== second.address },
      )
    }),
  ...index.pages.flatMap((page) =>
    page.aliases.flatMap((address, number) =>
      address === page.path ? [finding('own-alias', { file: page.file, at: ['aliases', number] }, { address })] : [],
    ),
  ),
  ...[...index.answers].flatMap((answer) => {
    const { address, page, role } = answer
    const holds = role === 'path' && address === '/404' ? undefined : reservedFor(address)
    return holds ? [finding('address-reserved', { file: page.file, at: addressPlace(answer) }, { address, holds })] : []
  }),
  ...otherwiseWritten(index),
  ...[...index.answers].flatMap(({ address, page, role }) => {
    const [, list] = /^(.*)\/page-\d+$/.exec(address) ?? []
    const holder = list === undefined ? undefined : index.page(list || '/')
    const place = { file: page.file, at: addressPlace({ address, page, role }) }
    return holder && holdsList(holder) ? [finding('address-of-list', place, { address, list: holder.path })] : []
  }),
]

/** Aliases that servers read as an address that is there already: /contact.html and /%63ontact are /contact. */
function otherwiseWritten(index: PageIndex): Finding[] {
  const asked = new Map<string, Answer>()
  return [...index.answers].flatMap((answer) => {
    const { address, page, role } = answer
    const key = askedKey(address)
    const first = asked.get(key)
    if (!first) asked.set(key, answer)
    // What is the same letter by letter is a clash, which the index knows.
    if (!first || role !== 'alias' || first.address.toLowerCase() === address.toLowerCase() || reservedFor(address))
      return []
    const place = { file: page.file, at: addressPlace(answer) }
    if (first.page !== page)
      return [finding('address-taken', place, { address, other: first.page.file, inCase: false })]
    return first.role === 'alias' ? [] : [finding('own-alias', place, { address })]
  })
}

/** Whether of two pages with one address the first should give it up. A page's own address goes before an alias. */
function isAtFault(first: Answer, second: Answer): boolean {
  if (first.role !== second.role) return false
  if (first.role === 'alias') return stranger(first.address, first.page, second.page)[0] === first.page
  const capitals = ({ address }: Answer) => address.replace(/[^A-Z]/g, '').length
  return capitals(first) > capitals(second)
}

/** Where a document says an address. */
export function addressPlace({ role, page, address }: Answer): At {
  if (role === 'alias') return ['aliases', page.aliases.indexOf(address)]
  return role === 'canonical' ? ['canonical'] : []
}
