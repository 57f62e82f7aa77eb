import type { Site } from '../schema/document.generated'

/** Where whoever finds a weak spot looks first: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityFile = '.well-known/security.txt'

/**
 * Until when what it says may be relied on: the first day of the seventh month from now. The RFC wants less than a year,
 * and as it moves on with the month of the build, not with its day or hour, most builds leave the file as it is.
 * @param date of the build: 2026-11-20 @returns such as 2027-06-01T00:00:00Z
 */
export function expiryOf(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + 7)).toISOString().replace('.000', '')
}

/** The file as RFC 9116 has it. @param expires until when it holds */
export function securityTxt({ url, email, securityContact = email }: Site, expires: string): string {
  const contact = securityContact.includes(':') ? securityContact : `mailto:${securityContact}`
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/${securityFile}`,
    '',
  ].join('\n')
}
