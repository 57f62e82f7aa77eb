import type { Choice } from '../../contract'

/** What is said of a link under its field. */
export interface LinkWords {
  words: string
  isWrong: boolean
}

/** @param page the page of that address; undefined where there is none */
export function linkWords(value: string, page: Choice | undefined, isKnown: boolean): LinkWords | undefined {
  if (value === '') return undefined
  const said = saidOf(value)
  if (said !== undefined) return { words: said, isWrong: false }
  if (page) return { words: page.label, isWrong: false }
  if (!isKnown) return undefined
  const words = value.startsWith('/')
    ? 'There is no page at this address.'
    : 'An address begins with /, https:// or mailto:. Choose a page, or type the whole address of another site.'
  return { words, isWrong: true }
}

function saidOf(value: string): string | undefined {
  if (/^https?:\/\//.test(value)) return `Another site: ${value.replace(/^https?:\/\//, '').replace(/[/?#].*/, '')}`
  if (value.startsWith('mailto:{email}')) return 'An email to the company'
  if (value.startsWith('mailto:')) return 'An email'
  if (value.startsWith('tel:')) return 'A phone call'
  if (value === '{linkedin}') return 'The company on LinkedIn'
  if (value.startsWith('#')) return 'A place on this page'
  return undefined
}

/** An address without its place on the page. */
export function pageOf(value: string): string {
  return value.replace(/#.*/, '')
}

const company: readonly Choice[] = [
  { value: 'mailto:{email}', label: 'Email to the company', detail: 'The address of the site’s settings' },
  { value: '{linkedin}', label: 'The company on LinkedIn' },
]

/** What is offered besides pages: the company's own addresses, and what was typed as another site's. */
export function otherLinks(typed: string): Choice[] {
  const site = otherSite(typed.trim())
  const asked = typed.trim().toLowerCase()
  const own = company.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(asked))
  return [...(site === undefined ? [] : [{ value: site, label: site, detail: 'Another site' }]), ...own]
}

/** What somebody means who typed this and went on. */
export function addressMeant(typed: string): string {
  return otherSite(typed) ?? typed
}

/** www.example.com is meant as an address of another site; hello@example.com as an email. */
function otherSite(typed: string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)\S+$/.test(typed)) return typed
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed)) return `mailto:${typed}`
  if (/^([\w-]+\.)+(?!html?$|json$|pdf$|jpe?g$|png$)[a-z]{2,}(\/\S*)?$/i.test(typed)) return `https://${typed}`
  return undefined
}
