/** An email that a link begins. */
export interface Email {
  to: string
  subject: string
  body: string
}

/** The email of a link; undefined where the link is another. */
export function emailOf(value: string): Email | undefined {
  const [, to, query = ''] = /^mailto:([^?]*)\??(.*)$/s.exec(value) ?? []
  if (to === undefined) return undefined
  const parts = new Map(query.split('&').map((part) => [nameOf(part), readable(part.slice(part.indexOf('=') + 1))]))
  return { to, subject: parts.get('subject') ?? '', body: parts.get('body') ?? '' }
}

/** The link that begins an email. What stands in braces is filled in when the site is built, and stays as it is. */
export function emailLink({ to, subject, body }: Email): string {
  const parts = [
    ...(subject === '' ? [] : [`subject=${written(subject)}`]),
    ...(body === '' ? [] : [`body=${written(body.replace(/\r?\n/g, '\r\n'))}`]),
  ]
  return `mailto:${to}${parts.length > 0 ? '?' : ''}${parts.join('&')}`
}

function nameOf(part: string): string {
  return part.slice(0, part.indexOf('=')).toLowerCase()
}

function written(text: string): string {
  return encodeURIComponent(text).replace(/%7B(\w+)%7D/g, '{$1}')
}

/** A text as it is read; one with a stray percent sign as it stands. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\r\n', '\n')
  } catch {
    return text
  }
}
