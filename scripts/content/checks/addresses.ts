import { finding, type At } from '../problem'
import type { Answer } from '../page-index'
import type { SiteCheck } from './check'

/** Every address leads to one page only, and no two differ only in capital letters. */
export const addresses: SiteCheck = ({ index }) => [
  // A canonical address that belongs to another page is the rule of canonicals.ts.
  ...index.clashes.filter(({ second }) => second.role !== 'canonical').map(({ first, second }) =>
    finding(
      'address-taken',
      { file: second.page.file, at: placeOf(second) },
      { address: second.address, other: first.page.file, inCase: first.address !== second.address },
    ),
  ),
  ...index.pages.flatMap((page) =>
    page.aliases.flatMap((address, number) => (address === page.path ? [finding('own-alias', { file: page.file, at: ['aliases', number] }, { address })] : [])),
  ),
]

function placeOf({ role, page, address }: Answer): At {
  return role === 'alias' ? ['aliases', page.aliases.indexOf(address)] : []
}
