import { months } from '../../../../src/page/months'
import { quote } from '../../problems/words/sentence'
import type { Form } from './form'

/** The day that a text means which is not written year-month-day, or what is wrong with it. */
export function dayMeant(text: string): Form {
  const written = text.trim()
  return fromSpreadsheet(written) ?? withHour(written) ?? inNumbers(written) ?? inWords(written) ?? { sure: false }
}

/** Spreadsheets count the days since 1899-12-30; only those of this century so far are taken for one. */
function fromSpreadsheet(text: string): Form | undefined {
  if (!/^[34567]\d{4}$/.test(text)) return undefined
  const better = new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return { better, sure: true, says: 'has the number by which a spreadsheet remembers a day.' }
}

/** 2027-01-31 17:00 and 2027-01-31T17:00:00Z */
function withHour(text: string): Form | undefined {
  const [, better] = /^(\d{4}-\d\d-\d\d)[T ,]/.exec(text) ?? []
  if (better === undefined || dayOf(better) === undefined) return undefined
  return { better, sure: false, says: 'needs the day alone, without an hour.' }
}

/** 20.11.2026 and 2026/11/20 are 2026-11-20; 11/12/2026 may be two days. */
function inNumbers(text: string): Form | undefined {
  const [, year, month, day] = /^(\d{4})[-./ ](\d\d?)[-./ ](\d\d?)$/.exec(text) ?? []
  if (year && month && day) return known(year, month, day) ?? never(year, month, day)
  const [, first, second, last] = /^(\d\d?)[-./ ](\d\d?)[-./ ](\d{4})$/.exec(text) ?? []
  if (!first || !second || !last) return undefined
  const [european, american] = [known(last, second, first), known(last, first, second)]
  if (text.includes('.')) return european ?? never(last, second, first)
  const both = european && american && european.better !== american.better
  if (both)
    return {
      sure: false,
      says: `can be read as two days. Write ${quote(american.better ?? '')} or ${quote(european.better ?? '')}.`,
    }
  return european ?? american ?? never(last, first, second)
}

/** November 20, 2026 and 20 Nov 2026 */
function inWords(text: string): Form | undefined {
  const [, before, name, after, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\.? )?([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})$/i.exec(text) ?? []
  const day = before ?? after
  if (!name || !day || !year) return undefined
  const month = months.findIndex((known) => known.toLowerCase().startsWith(name.toLowerCase()))
  return month < 0 ? undefined : (known(year, String(month + 1), day) ?? never(year, String(month + 1), day))
}

function known(year: string, month: string, day: string): Form | undefined {
  const better = dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return better === undefined ? undefined : { better, sure: true, says: 'needs a day written year-month-day.' }
}

/** A day that its month does not have. */
function never(year: string, month: string, day: string): Form {
  const name = months[Number(month) - 1]
  if (name === undefined || Number(day) < 1)
    return { sure: false, says: 'is a day that does not exist: a year has twelve months of at most 31 days.' }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { sure: false, says: `is a day that does not exist: ${name} ${year} has ${last} days.` }
}

function dayOf(written: string): string | undefined {
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written
}
