import { endingOf } from './downloads'
import type { Attachment, AttachmentFault, AttachmentLook, Film } from './looks'

/** More than this nobody should have to load, in bytes. A minute in high resolution takes about ten million. */
export const mostOfVideo = 50_000_000

/** How videos are coded that every browser plays, by the ending of their names. */
const played: { [ending: string]: { pictures: readonly string[]; sounds: readonly string[] } } = {
  mp4: { pictures: ['avc'], sounds: ['aac', 'mp3'] },
  webm: { pictures: ['vp8', 'vp9'], sounds: ['opus', 'vorbis'] },
}

/** What is wrong with a video: its file, what it is instead of what its name says, or how it is coded. */
export type VideoFault = { fault: AttachmentFault } | { is: string } | { coded: string }

/** What keeps a video from being shown; undefined where nothing does. */
export function videoFault(name: string, look: AttachmentLook): VideoFault | undefined {
  if ('fault' in look) return look
  if (look.bytes > mostOfVideo) return { fault: 'too large' }
  const ending = endingOf(name)
  if (look.is !== ending) return { is: look.is }
  if (!look.film) return { fault: 'damaged' }
  const { pictures = [], sounds = [] } = played[ending] ?? {}
  const { picture, sound } = look.film
  if (!pictures.includes(picture)) return { coded: picture }
  return sound === undefined || sounds.includes(sound) ? undefined : { coded: sound }
}

/** A video of which all is known that a page says of it. */
export function isFilm(look: AttachmentLook): look is Attachment & { film: Film } {
  return 'film' in look && look.film !== undefined
}
