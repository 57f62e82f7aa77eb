import type { Schema } from '../../schema/schemas'
import { withoutEnds } from '../../text/without-ends'
import { dayMeant } from './days'
import { fileForm } from './file-forms'
import type { Form } from './form'

/** Puts a text into the form its field needs, where that is clear enough. */
export function betterForm({ format, form, pattern = '' }: Schema, text: string): Form {
  const fits = (better: string) => new RegExp(pattern).test(better)
  const kind = format === 'date' || format === 'email' ? format : form
  switch (kind) {
    case 'date':
      return dayMeant(text)
    case 'email':
      return mailMeant(text)
    case 'web-address':
      return webAddressOf(text, fits)
    case 'address':
      return addressOf(text, fits)
    case 'id':
      return { better: idOf(text), sure: false, says: 'can have small letters, digits and hyphens only.' }
    case 'picture':
    case 'video':
    case 'captions':
    case 'download':
      return fileForm(kind, text, fits)
    case 'time-zone':
      return zoneOf(text)
    default:
      return { sure: false }
  }
}

/** The email addresses in a text. */
function mailsIn(text: string): string[] {
  return text.split(/[\s,;:<>()]/).filter((word) => /^[^@]+@[^@]+$/.test(word))
}

function mailMeant(text: string): Form {
  const [first, ...others] = mailsIn(text)
  if (first === undefined) return { sure: false }
  if (others.length > 0)
    return { better: first, sure: false, says: `takes one address only, and here are ${others.length + 1}.` }
  if (/^mailto:/i.test(text.trim()))
    return { better: first, sure: true, says: 'needs the address alone; "mailto:" is added where it becomes a link.' }
  return { better: first, sure: false, says: 'needs the address alone.' }
}

function webAddressOf(text: string, fits: (better: string) => boolean): Form {
  const better = withScheme(text)
  if (better !== undefined && fits(better))
    return better === `https://${text.trim()}`
      ? { better, sure: false, says: 'needs https:// in front.' }
      : { better, sure: false }
  return !text.includes('://') && mailsIn(text).length > 0
    ? { sure: false, says: 'needs the address of a web page, but here is an email address.' }
    : { sure: false }
}

/** The address of another site with the beginning it needs. */
export function withScheme(text: string): string | undefined {
  const rest = text.trim().replace(/^(h?t?t?ps?(:\/{0,2}|\/\/?)|\/\/)/i, '')
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(rest) ? `https://${rest}` : undefined
}

function addressOf(text: string, fits: (better: string) => boolean): Form {
  const slashed = `/${withoutEnds(text.trim().replaceAll('\\', '/'), (letter) => letter === '/')}`
  if (fits(slashed)) return { better: slashed, sure: true }
  const plain = slashed.replace(/\s+/g, '-')
  return fits(plain) ? { better: plain, sure: false } : { sure: false }
}

function idOf(text: string): string | undefined {
  const words = text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^[-\d]+/, '').replace(/-$/, '') || undefined
}

/** The zones that people mean by abbreviations. */
const zones: { [abbreviation: string]: string } = {
  ist: 'Asia/Kolkata',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  gmt: 'Europe/London',
  bst: 'Europe/London',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
}

function zoneOf(text: string): Form {
  const better = zones[text.trim().toLowerCase()]
  if (better === undefined) return { sure: false }
  return {
    better,
    sure: false,
    says: 'needs the name of the time zone: an abbreviation means several, or is right for half of the year only.',
  }
}
