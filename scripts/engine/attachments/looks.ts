import { askProgram, type Unsaid } from '../files/ask-program'
import { Looks } from '../files/looks'
import { isNumber, isText, oneOf, optional, withFields } from '../text/shape'

/** What a look at a video or a file for download tells. */
export interface Attachment {
  /** What it is by its bytes, as the ending such files have; text, markup or unknown where these do not tell. */
  is: string
  bytes: number
  /** Names its content. */
  version: string
  film?: Film | undefined
}

/** What is known of a video. */
export interface Film {
  /** As it is shown, in pixels. */
  width: number
  height: number
  seconds: number
  /** How its pictures are coded: avc, vp9. Empty if that is unknown. */
  picture: string
  /** How its sound is coded. Left out, it has none. */
  sound?: string | undefined
}

interface Faulty {
  fault: 'empty' | 'failing' | 'damaged' | 'too large'
}

export type AttachmentLook = Attachment | Faulty | Unsaid
export type AttachmentFault = (Faulty | Unsaid)['fault']

const isFilm = withFields({
  width: isNumber,
  height: isNumber,
  seconds: isNumber,
  picture: isText,
  sound: optional(isText),
})
const isAttachment = withFields({ is: isText, bytes: isNumber, version: isText, film: optional(isFilm) })
const isFaulty = withFields({ fault: oneOf('empty', 'failing', 'damaged', 'too large') })
const isAnswer = (value: unknown): value is Attachment | Faulty => isAttachment(value) || isFaulty(value)

const looks = new Looks('looks-at-attachments.json', isAttachment, (files) =>
  askProgram('scripts/engine/attachments/read-kinds.mjs', files, isAnswer),
)

/** Looks at what videos and files for download are, by their bytes. @returns by file; nothing of those that are gone */
export function lookAtAttachments(files: readonly string[]): Map<string, AttachmentLook> {
  return looks.at(files)
}
