import { months } from '../../../../src/page/months'

/** A day as people write it: 2026-12-01 is December 1, 2026. */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}
