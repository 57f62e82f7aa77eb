import { array, boolean, constant, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check'

/** A link as somebody wrote it. */
export interface Link {
  /** Which of the pages; undefined for the one that the visitor is on. */
  page: number | undefined
  by: 'its path' | 'an alias' | 'an address without a page'
  query: '' | '?region=usa' | '?q=data'
  anchor: 'none' | 'a place' | 'a place in numbers' | 'no place' | 'nonsense'
  /** Which of the page's places. */
  place: number
}

/** How a page's data comes. */
export type Coming = 'quick' | 'late' | 'fails'

/** How a link opens elsewhere. */
export type Aside = 'with Control' | 'with the middle button' | 'on a target'

/** What a visitor does, and whether the page it leads to is waited for. */
export type Step =
  | { does: 'click'; link: Link; data: Coming; waits: boolean }
  | { does: 'click twice'; first: Link; data: Coming; then: Link | 'back'; pause: number }
  | { does: 'click offline'; link: Link }
  | { does: 'click aside'; link: Link; how: Aside }
  | { does: 'back' | 'forward'; waits: boolean }
  | { does: 'scroll' | 'reload' }

const page = oneof({ weight: 3, arbitrary: nat(100) }, { weight: 2, arbitrary: constant(undefined) })
const data: Arbitrary<Coming> = constantFrom('quick', 'late', 'fails')
const by = constantFrom<Link['by'][]>('its path', 'its path', 'its path', 'an alias', 'an address without a page')

const link: Arbitrary<Link> = record({
  page,
  by,
  query: constantFrom<Link['query'][]>('', '', '', '?region=usa', '?q=data'),
  anchor: constantFrom<Link['anchor'][]>(
    'none',
    'none',
    'none',
    'a place',
    'a place in numbers',
    'no place',
    'nonsense',
  ),
  place: nat(100),
})

/** A link to a page as a whole. */
const plainLink: Arbitrary<Link> = record({
  page,
  by,
  query: constant('' as const),
  anchor: constant('none' as const),
  place: constant(0),
})

const step: Arbitrary<Step> = oneof(
  { weight: 6, arbitrary: record({ does: constant('click' as const), link, data, waits: boolean() }) },
  {
    weight: 2,
    arbitrary: record({
      does: constant('click twice' as const),
      first: plainLink,
      data,
      then: oneof({ weight: 3, arbitrary: plainLink }, { weight: 1, arbitrary: constant('back' as const) }),
      // At once, and while what the first one led to is on its way.
      pause: constantFrom(0, 150),
    }),
  },
  { weight: 1, arbitrary: record({ does: constant('click offline' as const), link }) },
  {
    weight: 1,
    arbitrary: record({
      does: constant('click aside' as const),
      link,
      how: constantFrom<Aside[]>('with Control', 'with the middle button', 'on a target'),
    }),
  },
  { weight: 6, arbitrary: record({ does: constantFrom('back' as const, 'forward' as const), waits: boolean() }) },
  { weight: 4, arbitrary: record({ does: constantFrom('scroll' as const, 'reload' as const) }) },
)

export const walk: Arbitrary<Step[]> = array(step, { minLength: 4, maxLength: 12 })
