import type { FirstMessage, Page } from '../../page/page.generated'
import { subjectOf } from '../../page/subject'

/** A message that somebody only has to complete. */
export interface Begun {
  subject: string
  /** What the page is about that somebody came from; undefined where the message is about nothing yet. */
  about?: string
  /** What stands in it, paragraph by paragraph; lines within one are parted by a line break. */
  paragraphs: string[]
}

/** So many parts of a service can be told apart at a glance. */
const mostParts = 8

/**
 * Begins a message.
 * @param from the page somebody came from. A service, an article, a job, and whatever has questions of its own, is what
 * the message is about; any other page says nothing of that
 */
export function begunMessage({ questions, groups }: Pick<FirstMessage, 'questions' | 'groups'>, from?: Page): Begun {
  if (!from || !isSubject(from)) return { subject: 'New inquiry', paragraphs: questions }
  const ofGroup = from.kind === 'service' ? groups.find(({ group }) => group === from.group)?.questions : undefined
  const subject = from.inquiry?.subject ?? subjectOf(from.title)
  return {
    subject,
    about: subject,
    paragraphs: [
      `This is about: ${subject}\n${from.canonical}`,
      ...partsOf(from),
      ...(from.inquiry?.questions ?? ofGroup ?? questions),
    ],
  }
}

function isSubject({ kind, inquiry }: Page): boolean {
  return kind !== 'page' || inquiry !== undefined
}

/** What a service consists of, to be chosen from. */
function partsOf({ kind, sections }: Page): string[] {
  const cards = sections.find(({ type }) => type === 'cardGrid')
  if (kind !== 'service' || cards?.type !== 'cardGrid' || cards.cards.length > mostParts) return []
  return [['Which of these? Delete the others.', ...cards.cards.map(({ title }) => `- ${title}`)].join('\n')]
}

/** The text of a message, with room for an answer below each paragraph. @param lineEnd as what it is for parts lines */
export function textOf({ paragraphs }: Begun, lineEnd: string): string {
  return paragraphs
    .map((paragraph) => `${paragraph}\n\n`)
    .join('\n')
    .replaceAll('\n', lineEnd)
}

/** The address that opens a mail program with the message. https://www.rfc-editor.org/rfc/rfc6068#section-5 */
export function mailAddress(email: string, begun: Begun): string {
  const body = encodeURIComponent(textOf(begun, '\r\n'))
  return `mailto:${email}?subject=${encodeURIComponent(begun.subject)}&body=${body}`
}
