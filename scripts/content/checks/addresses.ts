import { finding, type At } from '../finding'
import type { Answer } from '../page-index'
import { holdsList } from '../parts'
import type { SiteCheck } from './check'
import { stranger } from './likeness'

/** Where the build puts the visitor's code and pictures; browsers keep what is there for a year. */
const reserved = /^\/(art|assets|images)(?=\/)/i

/** Every address leads to one page only, no two differ only in capital letters, and none is in the build's own folders. */
export const addresses: SiteCheck = ({ index }) => [
  // A canonical address that belongs to another page is the rule of canonicals.ts.
  ...index.clashes
    .filter(({ second }) => second.role !== 'canonical')
    .map(({ first, second }) => {
      const [wrong, other] = isAtFault(first, second) ? [first, second] : [second, first]
      return finding(
        'address-taken',
        { file: wrong.page.file, at: placeOf(wrong) },
        { address: wrong.address, other: other.page.file, inCase: first.address !== second.address },
      )
    }),
  ...index.pages.flatMap((page) =>
    page.aliases.flatMap((address, number) =>
      address === page.path ? [finding('own-alias', { file: page.file, at: ['aliases', number] }, { address })] : [],
    ),
  ),
  ...[...index.answers].flatMap((answer) => {
    const [, folder] = reserved.exec(answer.address) ?? []
    return folder ? [finding('address-reserved', { file: answer.page.file, at: placeOf(answer) }, { folder })] : []
  }),
  ...[...index.answers].flatMap(({ address, page, role }) => {
    const [, list] = /^(.*)\/page-\d+$/.exec(address) ?? []
    const holder = list === undefined ? undefined : index.page(list || '/')
    const place = { file: page.file, at: placeOf({ address, page, role }) }
    return holder && holdsList(holder) ? [finding('address-of-list', place, { address, list: holder.path })] : []
  }),
]

/** Whether of two pages with one address the first should give it up. A page's own address goes before an alias. */
function isAtFault(first: Answer, second: Answer): boolean {
  if (first.role !== second.role) return false
  if (first.role === 'alias') return stranger(first.address, first.page, second.page)[0] === first.page
  const capitals = ({ address }: Answer) => address.replace(/[^A-Z]/g, '').length
  return capitals(first) > capitals(second)
}

function placeOf({ role, page, address }: Answer): At {
  if (role === 'alias') return ['aliases', page.aliases.indexOf(address)]
  return role === 'canonical' ? ['canonical'] : []
}
