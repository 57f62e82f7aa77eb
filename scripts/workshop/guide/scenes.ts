import { shownPage } from './picture-site'

/** A name at what it stands for: a field, or a section type. */
interface Label {
  /** What it stands for: a selector. */
  of: string
  words: string
}

/** A picture of the guide where one looks rather than reads. */
export interface Scene {
  name: string
  address: string
  /** What is shown of the page: a selector. Left out, what is in the window. */
  area?: string
  /** How much room there is for labels right of it, in pixels. Without any, they stand within. */
  room?: number
  /** How wide the window is, and how high, in pixels. */
  size: { width: number; height: number }
  labels: readonly Label[]
  /** What is clicked before. */
  click?: string
  styles?: string
  /** Two halves stand side by side. */
  halved?: boolean
  /** How wide the picture is, in pixels. */
  shown: number
}

/** A page of its own, with what search engines and previews show. */
export const searchAndCard = '/search-and-card.html'

const sections = ['hero', 'factsStrip', 'intro', 'cardGrid', 'process', 'whyUs', 'relatedPages', 'cta']
const cards = 'main > :nth-child(4) ul[role=list]:has(article)'
const panel = '#services-menu'
const group = (place: number) => `${panel} [data-group]:nth-child(${place})`

export const scenes: readonly Scene[] = [
  {
    name: 'page-sections',
    address: shownPage.address,
    size: { width: 1120, height: 640 },
    area: 'main',
    labels: sections.map((words, place) => ({ of: `main > :nth-child(${place + 1})`, words })),
    styles: '.guide-label { font-size: 30px !important } body header { display: none !important }',
    halved: true,
    shown: 1000,
  },
  {
    name: 'card-fields',
    address: shownPage.address,
    size: { width: 1120, height: 800 },
    area: `${cards} > li:nth-child(2)`,
    room: 240,
    labels: ['div:first-child > :first-child', 'h3', 'div:first-child > p', 'ul', 'div:nth-child(2) > p'].map(
      (of, place) => ({
        of: `${cards} > li:nth-child(2) article > ${of.startsWith('div') ? of : `div ${of}`}`,
        words: ['icon', 'title', 'description', 'keyPoints', 'note'][place] ?? '',
      }),
    ),
    styles: `${cards} > li:not(:nth-child(2)) { visibility: hidden } ${cards} { background: none !important }`,
    shown: 1000,
  },
  {
    name: 'menu-entries',
    address: '/contact',
    size: { width: 1120, height: 460 },
    click: 'header button[popovertarget=services-menu]:not([popovertargetaction])',
    labels: [
      { of: `${group(1)} > p`, words: 'groups: label' },
      { of: `${group(2)} li:nth-child(1) a`, words: 'menu: order 1' },
      { of: `${group(2)} li:nth-child(2) a`, words: 'menu: order 2' },
      { of: `${group(3)} li:nth-child(1) a`, words: 'menu: label, or title' },
    ],
    shown: 1200,
  },
  {
    name: 'search-and-card',
    address: searchAndCard,
    size: { width: 1000, height: 700 },
    area: 'main',
    labels: [
      { of: '#address', words: "the file's place" },
      { of: '#result', words: 'title' },
      { of: '#description', words: 'description' },
      { of: '#card', words: 'title and group' },
      { of: '#preview', words: 'title' },
      { of: '#below', words: 'description' },
    ],
    room: 220,
    shown: 1000,
  },
  {
    name: 'problem-on-page',
    address: `${shownPage.address}#cards`,
    size: { width: 1000, height: 640 },
    labels: [],
    shown: 1200,
  },
]
