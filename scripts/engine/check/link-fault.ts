import path from 'node:path'
import type { Wording } from '../problems/rule'
import { didYouMean, quote, shown } from '../problems/words/sentence'
import type { At } from '../schema/at'
import type { Field } from '../schema/fields'
import { ofLast } from '../schema/of-last'
import { isSafe } from '../site/links'
import { meansPage } from '../site/page-links'
import { asText } from '../text/as-text'
import { isObject } from '../text/is-object'
import { withScheme } from './against-schema/forms'

const write = (better: string, what: string): Wording => ({
  message: `${what} Write ${quote(better, 120)}.`,
  suggestions: [better],
  fix: { title: `Link to ${shown(better, 80)}`, link: better },
})

const perhaps = (better: string, what: string): Wording => ({
  message: `${what}${didYouMean(better)}`,
  suggestions: [better],
})

/** What is wrong with how an address is written, where that can be told without knowing the site's pages. */
export function linkFault(link: string): Wording | undefined {
  if (isSafe(link)) return undefined
  const plain = link.trim()
  return (
    outsideFault(plain) ?? (plain !== link && isSafe(plain) ? spaceAround(link, plain) : undefined) ?? formFault(plain)
  )
}

function spaceAround(link: string, plain: string): Wording {
  const side = link.startsWith(plain.slice(0, 1)) ? 'end' : 'beginning'
  return write(plain, `This address has a space at its ${side}.`)
}

/** A telephone number, a mailbox or the name of another site that lacks what makes it an address. */
function outsideFault(link: string): Wording | undefined {
  const [, whatsApp] = /^(?:https?:\/\/)?wa\.me\/([+\d\s().-]{7,30})$/i.exec(link) ?? []
  if (whatsApp !== undefined)
    return write(
      `https://wa.me/${digitsOf(whatsApp)}`,
      'WhatsApp needs the number in digits only, without + and spaces.',
    )
  const [, number] = /^(?:tel:)?([+\d(][\d\s()./-]{6,28})$/i.exec(link) ?? []
  if (number !== undefined && /^\d{7,15}$/.test(digitsOf(number)) && !/^\d{4}-\d\d-\d\d$/.test(number)) {
    const isWorldwide = /^(?:\+|00)/.test(number)
    const better = `tel:${number.startsWith('+') ? '+' : ''}${digitsOf(number)}`
    const what = `${quote(link)} is a telephone number, but no address.`
    return isWorldwide ? write(better, what) : perhaps(better, what)
  }
  const [, email] = /^(?:https?:\/*|mailto: *\/*)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\{email\})$/i.exec(link) ?? []
  if (email !== undefined) return write(`mailto:${email}`, 'A link to a mailbox begins with mailto:.')
  if (isFileName(link))
    return {
      message: `${quote(link, 80)} is the name of a file, and not an address. Link to a page, or to an address that begins with https://.`,
    }
  const address = withScheme(link)
  // contact.html is a page of this site, written as its file was called elsewhere.
  if (address === undefined || meansPage(link)) return undefined
  const what = 'A link to another site begins with https://.'
  return /^(?:www\.|h?t?t?ps?:|\/\/)/i.test(link) ? write(address, what) : perhaps(address, what)
}

/** The digits of a telephone number as they are dialed from abroad: the (0) is for calls within the country. */
function digitsOf(number: string): string {
  return number.replace(/^(\+[^(]*)\(0\)/, '$1').replace(/\D/g, '')
}

const isFileName = (link: string) =>
  /^[\w ~-]+\.(?:jpe?g|png|gif|svg|webp|avif|pdf|docx?|xlsx?|pptx?|txt|zip|mp[34])$/i.test(link)

/** Signs that cannot stand in an address. */
function formFault(link: string): Wording | undefined {
  if (/^(?:file:|[a-z]:[/\\])/i.test(link))
    return {
      message: `${quote(link, 80)} is on your own computer, where visitors cannot open it. Link to a page, or to an address that begins with https://.`,
    }
  if (/^https?:\/\/[^/\s]*@/i.test(link))
    return perhaps(link.replace(/^(https?:\/\/)[^/\s]*@/i, '$1'), 'An @ cannot stand before the name of a site.')
  if (link.includes('/../') && link.startsWith('/'))
    return perhaps(path.posix.normalize(link), 'Two dots cannot stand in an address.')
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(link)) return undefined
  const better = encoded(link.replaceAll('\\', '/'))
  const signs = [/\s/.test(link) && 'spaces', /\\/.test(link) && '\\', better.includes('%26') && '&'].filter(Boolean)
  return isSafe(better) ? write(better, `An address cannot contain ${signs.join(' or ')}.`) : undefined
}

/** An address with its spaces as %20, and an & within the subject of a mail as %26. */
function encoded(link: string): string {
  const written = /^mailto:/i.test(link) ? link.replace(/&(?!(?:subject|body|cc|bcc)=)/gi, '%26') : link
  return written.replace(/\s/g, '%20')
}

/** The picture in a text, as Markdown elsewhere knows them, that leads to this address. */
export function pictureIn(fields: readonly Field[], at: At, link: string): string | undefined {
  if (!/\.(?:jpe?g|png|gif|svg|webp|avif)$/i.test(link)) return undefined
  const field = fields.find((other) => other.at === at)
  if (typeof field?.value !== 'string' || !field.value.includes('![')) return undefined
  return picturesOf(field).get(link)
}

/** The pictures in a text by their addresses. */
const picturesOf = ofLast(({ value }: Field): ReadonlyMap<string, string> => {
  const all = asText(value).matchAll(/(?<!\S)!\[[^[\]\n]{0,200}\]\(([^()\n]{1,300})\)/g)
  // Behind the address there may be a caption.
  return new Map([...all].map(([picture, address = '']) => [address.replace(/ ["'(].*/, ''), picture]))
})

/** Whether the words of a button stand where its address belongs, and the address where its words do. */
export function isExchanged(fields: readonly Field[], at: At, path: string): boolean {
  if (at.at(-1) !== 'path' || isSafe(path)) return false
  const holder = fields.find(
    ({ kind, at: other }) =>
      kind === 'link' && other.length === at.length - 1 && other.every((step, i) => step === at[i]),
  )
  return isObject(holder?.value) && typeof holder.value.label === 'string' && isSafe(holder.value.label)
}

/** Whether a link stands where none belongs, of which that is said already. */
export function isMisplaced(fields: readonly Field[], at: At, link: string): boolean {
  return pictureIn(fields, at, link) !== undefined || isExchanged(fields, at, link)
}
