import type { Schema } from '../../schema/schemas'
import { withoutEnds } from '../../text/without-ends'

/** What a text that is not in the right form was probably meant to be. */
export interface Form {
  better?: string
  /** Whether nothing else can have been meant. */
  sure: boolean
}

/** Puts a text into the form its field needs, where that is clear enough. */
export function betterForm({ format, form, pattern = '' }: Schema, text: string): Form {
  const fits = (better: string) => new RegExp(pattern).test(better)
  const kind = format === 'date' ? 'date' : form
  switch (kind) {
    case 'date':
      return fitting(dayOf(text), fits, true)
    case 'web-address':
      return fitting(withScheme(text), fits, false)
    case 'address':
      return addressOf(text, fits)
    case 'id':
      return { better: idOf(text), sure: false }
    default:
      return { sure: false }
  }
}

function fitting(better: string | undefined, fits: (better: string) => boolean, sure: boolean): Form {
  return better !== undefined && fits(better) ? { better, sure } : { sure: false }
}

/** 20.11.2026 and 2026/11/20 are 2026-11-20; 11/12/2026 may be two days. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})[-./ ](\d\d?)[-./ ](\d\d?)$/.exec(text.trim()) ??
    /^()(\d\d?)\.(\d\d?)\.(\d{4})$/
      .exec(text.trim())
      ?.map((part, i, parts) => [part, parts[4], parts[3], parts[2]][i] ?? '') ??
    []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written
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
