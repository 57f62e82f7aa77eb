import { lookAtAttachments } from '../../attachments/looks'
import { mostOfVideo, videoFault, type VideoFault } from '../../attachments/videos'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { kindInWords } from '../../problems/words/kind'
import { obstacleInWords } from '../../problems/words/obstacle'
import { quote } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { aroundVideo, withVideo } from '../example-attachments'
import { missingInWords } from '../missing-files'
import { findingsOf } from '../where-named'

/** How a video that all browsers play is saved, by a program for videos. */
const saveAgain = 'Open it in a program for videos, and save it as MP4 with H.264 and AAC'

/** What is wrong with a video, and what to do about it. */
function inWords(name: string, found: VideoFault): string {
  if ('is' in found)
    return `${name} is not what its name says: by what is in it, it is ${kindInWords(found.is)}. ${saveAgain}; renaming is not enough.`
  if ('coded' in found)
    return `${name} is coded in a way (${found.coded.toUpperCase() || 'unknown'}) that many browsers cannot play. ${saveAgain}.`
  switch (found.fault) {
    case 'empty':
      return `${name} has nothing in it. Copy the video into pages-json/_videos again.`
    case 'damaged':
      return `${name} is only part of a video, or damaged. Copy it into pages-json/_videos again; if that does not help, save it again in a program for videos.`
    case 'too large':
      return `${name} is larger than ${mostOfVideo / 1_000_000} MB, which takes minutes to load on a phone. Save it smaller, at 1280 by 720 pixels, or cut it into several.`
    default:
      return obstacleInWords(name, 'video', found.fault)
  }
}

const missingVideo = rule({
  id: 'missing-video',
  about: 'The video is not there',
  words: missingInWords,
  wrong: withVideo('moev.mp4', 'move.vtt'),
  right: withVideo('move.mp4', 'move.vtt'),
  around: aroundVideo,
})

const unreadableVideo = rule({
  id: 'unreadable-video',
  about: 'The video cannot be played',
  words: ({ src, found }: { src: string; found: VideoFault }) => ({ message: inWords(quote(src), found) }),
  wrong: withVideo('notes.mp4', 'move.vtt'),
  right: withVideo('move.mp4', 'move.vtt'),
  around: { ...aroundVideo, '_videos/notes.mp4': 'Notes that were named like a video.' },
})

/** Every video is in its folder, is what its name says, and plays in every browser. */
export const videos: SiteCheck = {
  rules: [missingVideo, unreadableVideo],
  asks: ['attachments', 'images'],
  eachByItself: true,
  find: (whole) =>
    findingsOf(
      {
        thing: 'video',
        folder: '_videos',
        isOne: (name) => /\.(?:mp4|webm)$/i.test(name),
        look: lookAtAttachments,
        missing: (meant) => (place) => finding(missingVideo, place, meant),
        faultOf: (src, look) => {
          const found = videoFault(src, look)
          return found && ((place) => finding(unreadableVideo, place, { src, found }))
        },
      },
      whole,
    ),
}
