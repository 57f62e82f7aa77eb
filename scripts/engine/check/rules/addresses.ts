import { holdsList } from '../../derived/derived'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { dayInWords } from '../../problems/words/days'
import { shown } from '../../problems/words/sentence'
import type { At } from '../../schema/at'
import { askedKey } from '../../site/asked-for'
import { heldBack } from '../../site/held-back'
import type { Answer, PageIndex } from '../../site/page-index'
import { reservedFor } from '../../site/reserved-addresses'
import type { SiteCheck, Whole } from '../check'
import { otherPage } from '../example-pieces'
import { stranger } from '../likeness'

const addressTaken = rule({
  id: 'address-taken',
  about: 'Two pages have the same address',
  words: ({
    address,
    other,
    inCase,
    role,
  }: {
    address: string
    other: string
    inCase: boolean
    role: Answer['role']
  }) => ({
    message: inCase
      ? `The address ${shown(address)} differs only in capital letters from one that ${other} has. Rename one of the two.`
      : role === 'alias'
        ? `${shown(address)} already leads to ${other}. Remove it from "aliases", which are further addresses of this page; remove the whole line if it holds no other.`
        : `This page and ${other} have the same address, ${shown(address)}: a file called index.json has that of its folder. Put what is newer into one of the two, and remove the other; or, if this is another page, give it another name.`,
  }),
  wrong: { page: '"aliases": ["/cloud-costs"]' },
  right: { page: '"aliases": ["/cloud-migration"]' },
  around: { 'cloud-costs.json': otherPage },
})

const aliasOver = rule({
  id: 'alias-over',
  about: 'The alias has no effect any more',
  words: ({ address, file, day }: { address: string; file: string; day: string }) => ({
    message: `${file} is published since ${dayInWords(day)} and answers at ${shown(address)} itself, so this alias has no effect any more. Remove it.`,
    severity: 'warning',
    fix: { title: 'Remove the alias', remove: true },
  }),
  wrong: { page: '"aliases": ["/cloud-costs", "/cloud-migration"]' },
  right: { page: '"aliases": ["/cloud-migration"]' },
  around: { 'cloud-costs.json': otherPage.replace('"title"', '"published": "2026-11-02",\n"title"') },
})

const ownAlias = rule({
  id: 'own-alias',
  about: 'The alias is the page itself',
  words: ({ address }: { address: string }) => ({
    message: `The alias ${shown(address)} is this page's own address. Remove it.`,
  }),
  wrong: { page: '"aliases": ["/services/cloud"]' },
  right: { page: '"aliases": ["/cloud-migration"]' },
})

const addressReserved = rule({
  id: 'address-reserved',
  about: "The address is kept for the site's own files",
  words: ({ address, holds }: { address: string; holds: string }) => ({
    message: `The address ${shown(address)} is kept for ${holds}. Choose another one.`,
  }),
  wrong: { place: 'assets/cloud.json' },
  right: { place: 'services/cloud.json' },
})

const addressOfList = rule({
  id: 'address-of-list',
  about: 'The address is kept for a long list',
  words: ({ address, list }: { address: string; list: string }) => ({
    message: `${shown(address)} is kept for the list on ${list}, which gets further pages as it grows. Give this page another name.`,
  }),
  wrong: { place: 'services/page-2.json' },
  right: { place: 'services/cloud.json' },
})

/** Every address leads to one page only, no two differ only in capital letters, and none is one the site needs itself. */
export const addresses: SiteCheck = {
  rules: [addressTaken, aliasOver, ownAlias, addressReserved, addressOfList],
  asks: ['derived'],
  find: ({ index, date, placesOn }) => [
    // A canonical address that belongs to another page is the rule of canonicals.ts.
    ...index.clashes
      .filter((clash) => clash.second.role !== 'canonical' && !isLent(clash))
      .map(({ first, second }) => {
        const [wrong, other] = isAtFault(first, second, { placesOn }) ? [first, second] : [second, first]
        return finding(
          addressTaken,
          { file: wrong.page.file, at: addressPlace(wrong) },
          {
            address: wrong.address,
            other: other.page.file,
            inCase: first.address !== second.address,
            role: wrong.role,
          },
        )
      }),
    ...index.clashes.filter((clash) => isLent(clash) && !heldBack(clash.first.page, date)).map(lentNoMore),
    ...index.pages.flatMap((page) =>
      page.aliases.flatMap((address, number) =>
        address === page.path ? [finding(ownAlias, { file: page.file, at: ['aliases', number] }, { address })] : [],
      ),
    ),
    ...[...index.answers].flatMap((answer) => {
      const { address, page, role } = answer
      const holds = role === 'path' && address === '/404' ? undefined : reservedFor(address)
      return holds ? [finding(addressReserved, { file: page.file, at: addressPlace(answer) }, { address, holds })] : []
    }),
    ...otherwiseWritten(index),
    ...[...index.answers].flatMap(({ address, page, role }) => {
      const [, list] = /^(.*)\/page-\d+$/.exec(address) ?? []
      const holder = list === undefined ? undefined : index.page(list || '/')
      const place = { file: page.file, at: addressPlace({ address, page, role }) }
      return holder && holdsList(holder) ? [finding(addressOfList, place, { address, list: holder.path })] : []
    }),
  ],
}

type Clash = PageIndex['clashes'][number]

/**
 * Whether another page's alias lets an address answer that a page will have, or has since its day. Time passing never
 * breaks a build: from that day on the page answers itself, and the alias has no effect.
 */
function isLent({ first, second }: Clash): boolean {
  const { draft, published } = first.page
  return first.role !== 'alias' && second.role === 'alias' && (draft === true || published !== undefined)
}

function lentNoMore({ first: { page }, second }: Clash): Finding {
  const { address } = second
  const { file, aliases } = second.page
  // With the last one the list goes, too.
  const place = { file, at: aliases.length > 1 ? addressPlace(second) : ['aliases'] }
  return finding(aliasOver, place, { address, file: page.file, day: page.published ?? '' })
}

/** Addresses that servers read as one that is there already: /contact.html, /contact/index and /%63ontact are /contact. */
function otherwiseWritten(index: PageIndex): Finding[] {
  const asked = new Map<string, Answer>()
  return [...index.answers].flatMap((answer) => {
    const key = askedKey(answer.address)
    const before = asked.get(key)
    if (!before) asked.set(key, answer)
    // What is the same letter by letter is a clash, which the index knows.
    if (!before || before.address.toLowerCase() === answer.address.toLowerCase()) return []
    const isBefore = answer.role !== 'alias' && answer.address === key
    const [first, { address, page, role }] = isBefore ? [answer, before] : [before, answer]
    if (reservedFor(address)) return []
    const place = { file: page.file, at: addressPlace({ address, page, role }) }
    if (first.page !== page)
      return [finding(addressTaken, place, { address, other: first.page.file, inCase: false, role })]
    return role !== 'alias' || first.role === 'alias' ? [] : [finding(ownAlias, place, { address })]
  })
}

/** Whether of two pages with one address the first should give it up: a draft, and an alias of another's own address. */
function isAtFault(first: Answer, second: Answer, whole: Pick<Whole, 'placesOn'>): boolean {
  if (first.page.draft !== second.page.draft) return first.page.draft === true
  if (first.role !== second.role) return false
  if (first.role === 'alias') return stranger(first.address, [first.page, second.page], whole)[0] === first.page
  // The page of a folder is in it, as index.json.
  if (first.address === second.address) return second.page.file.endsWith('/index.json')
  const capitals = ({ address }: Answer) => address.replace(/[^A-Z]/g, '').length
  return capitals(first) > capitals(second)
}

/** Where a document says an address. */
export function addressPlace({ role, page, address }: Answer): At {
  if (role === 'alias') return ['aliases', page.aliases.indexOf(address)]
  return role === 'canonical' ? ['canonical'] : []
}
