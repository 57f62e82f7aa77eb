import type { Job, Page, Roots, Site } from '../../../scripts/engine/schema/document.generated'
import { fileEdits } from './file-edits'
import { addressesOf, addressOf, changePage, pagesOf, pick, type Edit, type Hand, type MakeEdit } from './hand'
import { job, page } from './small-site'
import { textEdits } from './text-edits'

const groups = ['application-engineering', 'data-ai', 'strategy-transformation', undefined] as const

const edits: MakeEdit[] = [
  (hand) =>
    changePage(hand, 'text', (document) =>
      document.sections.push({
        type: 'intro',
        heading: hand.word(),
        text: [`Of ${hand.word()} and ${pick(['{company}', 'others', '{email}'], hand)}.`],
      }),
    ),
  (hand) => changePage(hand, 'less text', ({ sections }) => sections.length > 2 && sections.pop()),
  (hand) =>
    changePage(hand, 'link', (document) =>
      document.sections.push({
        type: 'intro',
        heading: hand.word(),
        text: [`See [there](${pick(addressesOf(hand), hand)}).`],
      }),
    ),
  (hand) => changePage(hand, 'title', (document) => (document.title = `About ${hand.word()}`)),
  (hand) =>
    changePage(hand, 'description', (document) => (document.description = `All there is to say of ${hand.word()}.`)),
  (hand) => changePage(hand, 'group', (document) => setOrRemove(document, 'group', pick(groups, hand))),
  (hand) =>
    changePage(hand, 'kind', (document) =>
      setOrRemove(document, 'kind', pick(['service', 'page', undefined] as const, hand)),
    ),
  (hand) =>
    changePage(hand, 'menu', (document) =>
      setOrRemove(
        document,
        'menu',
        pick([undefined, { order: 1 + Math.floor(hand.random() * 4) }, { order: 2, label: hand.word() }], hand),
      ),
    ),
  (hand) =>
    changePage(hand, 'dates', (document) =>
      setOrRemove(document, 'updated', pick(['2026-10-10', '2026-11-01', undefined] as const, hand)),
    ),
  (hand) =>
    changePage(hand, 'alias', (document) => (document.aliases = [...(document.aliases ?? []), `/Old-${hand.word()}`])),
  (hand) => changePage(hand, 'no aliases', (document) => delete document.aliases),
  (hand) =>
    changePage(hand, 'canonical', (document) =>
      setOrRemove(document, 'canonical', pick([`/the/${hand.word()}`, `/${hand.word()}`, undefined], hand)),
    ),
  (hand) =>
    changePage(hand, 'published', (document) =>
      setOrRemove(document, 'published', pick(['2026-08-01', '2026-10-20', '2026-12-01', undefined] as const, hand)),
    ),
  (hand) => changePage(hand, 'draft', (document) => setOrRemove(document, 'draft', pick([true, undefined], hand))),
  (hand) => changePage(hand, 'a list', ({ sections }) => sections.push(pick(listsOf(hand), hand))),
  (hand) =>
    changePage(hand, 'topics', (document) =>
      setOrRemove(document, 'topics', pick([[pick(addressesOf(hand), hand)], undefined], hand)),
    ),
  (hand) =>
    changePage(hand, 'inquiry', (document) =>
      setOrRemove(document, 'inquiry', pick([{ questions: [`What of ${hand.word()}?`] }, undefined], hand)),
    ),
  (hand) =>
    changePage(hand, 'reviewed', (document) =>
      setOrRemove(document, 'reviewed', pick(['2026-11-01', undefined], hand)),
    ),
  (hand) => changeJob(hand, 'name', (job) => (job.title = hand.word())),
  (hand) => changeJob(hand, 'region', (job) => (job.region = pick(['india', 'usa'] as const, hand))),
  (hand) => changeJob(hand, 'day', (job) => (job.posted = pick(['2026-10-01', '2026-11-03'] as const, hand))),
  (hand) => changeJob(hand, 'last day', (job) => (job.closes = pick(['2026-11-19', '2027-03-01'] as const, hand))),
  (hand) => ({ name: 'another day', date: pick(['2026-11-20', '2026-12-15', '2027-02-01'] as const, hand) }),
  addPage,
  removePage,
  renamePage,
  swapPages,
  (hand) => changeSite(hand, 'name', (site) => (site.name = `Acme ${hand.word()}`)),
  (hand) => changeSite(hand, 'email', (site) => (site.email = `${hand.word()}@acme.test`)),
  (hand) => changeSite(hand, 'offices', (site) => site.offices.forEach((office) => (office.city = hand.word()))),
  (hand) =>
    changeSite(hand, 'references', (site) => (site.references = `Ask [them](${pick(addressesOf(hand), hand)}).`)),
  (hand) => changeSite(hand, 'a navigation label', (site) => (pick(site.navigation, hand).label = hand.word())),
  (hand) =>
    changeSite(hand, 'navigation', (site) =>
      site.navigation.push({ label: hand.word(), path: pick(addressesOf(hand), hand) }),
    ),
  (hand) =>
    changeSite(hand, 'where services are', (site) =>
      setRoot(site, 'services', pick(['/services', '/services/data', '/moved', undefined], hand)),
    ),
  (hand) =>
    changeSite(hand, 'where articles are', (site) => setRoot(site, 'articles', pick(['/Blog', '/moved'], hand))),
  (hand) => changeSite(hand, 'the contact page', (site) => setRoot(site, 'contact', pick(addressesOf(hand), hand))),
  (hand) =>
    changeSite(hand, 'the color of a group', (site) => (pick(site.groups, hand).color = pick(['amber', 'cyan'], hand))),
  (hand) =>
    changeSite(hand, 'the search', (site) => setRoot(site, 'search', pick(['/search', '/about', undefined], hand))),
  (hand) =>
    changeSite(hand, 'where jobs are', (site) =>
      setRoot(site, 'careers', pick(['/career', '/moved', undefined], hand)),
    ),
  (hand) => changeSite(hand, 'the label of a group', (site) => (pick(site.groups, hand).label = hand.word())),
  (hand) => changeSite(hand, 'what a group is', (site) => (pick(site.groups, hand).description = hand.word())),
  (hand) =>
    changeSite(hand, 'what it says', (site) =>
      Object.assign(
        site,
        pick(
          [
            { booking: `https://calls.acme.test/${hand.word()}` },
            { pricing: `A fixed price for ${hand.word()}.` },
            { equalOpportunity: `We hire by skill, ${hand.word()}.` },
            { timeZone: pick(['America/Los_Angeles', 'Asia/Kolkata'], hand) },
            { description: `Software and ${hand.word()}.` },
            { copyrightYear: pick([2024, 2025, 2026], hand) },
          ],
          hand,
        ),
      ),
    ),
  (hand) =>
    changeSite(hand, 'its other links', (site) => {
      const links = [{ label: hand.word(), path: pick(addressesOf(hand), hand) }]
      Object.assign(site, pick([{ legalLinks: links }, { companyLinks: links }, { partners: partnersOf(hand) }], hand))
    }),
  (hand) => changeSite(hand, 'what is fetched ahead', (site) => (site.preload = [pick(addressesOf(hand), hand)])),
  (hand) => changeSite(hand, 'the order of groups', (site) => (site.groups = site.groups.toReversed())),
  (hand) => ({ name: 'touch', touched: [pick(pagesOf(hand), hand)] }),
  (hand) => ({ name: 'delete output', deleted: [pick(hand.output, hand)] }),
  ...textEdits,
  ...fileEdits,
]

/** Sections that the build fills in. */
function listsOf(hand: Hand): Page['sections'] {
  const heading = hand.word()
  return [
    { type: 'relatedPages', heading },
    { type: 'relatedPages', heading, pages: [pick(addressesOf(hand), hand)] },
    { type: 'serviceList', heading },
    { type: 'serviceList', heading, group: 'data-ai' },
    { type: 'articleList', heading, most: 2 },
    { type: 'articleList', heading, ownTopic: true },
    { type: 'jobBoard', heading },
  ]
}

function partnersOf({ word, random }: Hand): Site['partners'] {
  return random() < 0.3 ? [] : [{ label: word(), path: 'https://www.w3.org/' }]
}

/** Makes a random edit of the documents, which it changes. */
export function randomEdit(hand: Hand): Edit {
  return pick(edits, hand)(hand)
}

function changeJob(hand: Hand, what: string, change: (job: Job) => unknown): Edit {
  const jobs = pagesOf(hand).filter((file) => 'job' in (hand.documents[file] ?? {}))
  if (jobs.length === 0) return { name: 'no job' }
  const file = pick(jobs, hand)
  const document = hand.documents[file]
  if (document && 'job' in document && document.job) change(document.job)
  return { name: `${what} of the job ${file}` }
}

function changeSite({ documents }: Hand, what: string, change: (site: Site) => unknown): Edit {
  const site = documents['_site.json']
  if (site && 'offices' in site) change(site)
  return { name: `${what} of the site` }
}

function setRoot(site: Site, name: keyof Roots, root: string | undefined): void {
  const { [name]: _, ...others } = site.roots ?? {}
  site.roots = root === undefined ? others : { ...others, [name]: root }
}

function addPage(hand: Hand): Edit {
  const folder = pick(['', 'services/', 'services/data/', 'Blog/', 'career/', `new-${hand.word()}/`], hand)
  const file = `${folder}${pick([hand.word(), 'index'], hand)}.json`
  const isJob = folder === 'career/' && !file.endsWith('/index.json')
  if (!hand.documents[file])
    hand.documents[file] = isJob ? job(hand.word(), '2026-11-10') : page(`Page ${hand.word()}`, 'New here.')
  return { name: `add ${file}` }
}

function removePage(hand: Hand): Edit {
  const file = pick(pagesOf(hand), hand)
  delete hand.documents[file]
  return { name: `remove ${file}` }
}

/** Half of the time the old address leads to the new one. */
function renamePage(hand: Hand): Edit {
  const file = pick(pagesOf(hand), hand)
  const to = `${pick(['', 'services/', 'moved/'], hand)}${hand.word()}.json`
  const document = hand.documents[file]
  delete hand.documents[file]
  if (document && 'sections' in document) {
    hand.documents[to] = document
    if (hand.random() < 0.5) document.aliases = [...(document.aliases ?? []), addressOf(file)]
  }
  return { name: `rename ${file} to ${to}` }
}

function swapPages(hand: Hand): Edit {
  const [a, b] = [pick(pagesOf(hand), hand), pick(pagesOf(hand), hand)]
  const [first, second] = [hand.documents[a], hand.documents[b]]
  if (first && second) Object.assign(hand.documents, { [a]: second, [b]: first })
  return { name: `swap ${a} and ${b}` }
}

function setOrRemove<Name extends keyof Page>(document: Page, name: Name, value: Page[Name] | undefined): void {
  if (value === undefined) delete document[name]
  else document[name] = value
}
