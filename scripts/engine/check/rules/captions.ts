import { lookAtCaptions, mostOfCaptions, type CaptionsFault } from '../../attachments/captions'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { obstacleInWords } from '../../problems/words/obstacle'
import { quote } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { aroundVideo, subRip, withVideo } from '../example-attachments'
import { missingInWords } from '../missing-files'
import { findingsOf } from '../where-named'

const written = '00:01:02.500 --> 00:01:05.000'

function inWords(name: string, found: CaptionsFault): string {
  switch (found.fault) {
    case 'empty':
    case 'nothing said':
      return `${name} has no captions in it. Write what is said and heard, each below its time: ${written}.`
    case 'SubRip':
      return `${name} holds captions of another kind (SubRip, .srt), which browsers do not show; renaming is not enough. Save them as WebVTT, or write WEBVTT and an empty line at the beginning, and times with points: ${written}.`
    case 'no WebVTT':
      return `${name} is no WebVTT. Its first line is WEBVTT, then comes an empty line, then each caption below its time: ${written}.`
    case 'time':
      return `${name} has a time in line ${found.line} that browsers cannot read. Write it as ${written}.`
    case 'not UTF-8':
      return `${name} is not saved as UTF-8, so some of its letters cannot be read. Open it in an editor, choose Save as, and the encoding UTF-8.`
    case 'too large':
      return `${name} is larger than ${mostOfCaptions / 1_000_000} MB, and captions take a hundredth of that. Is it the right file?`
    case 'damaged':
      return `${name} cannot be read. Copy the file into pages-json/_videos again.`
    default:
      return obstacleInWords(name, 'file', found.fault)
  }
}

const missingCaptions = rule({
  id: 'missing-captions',
  about: 'The captions of the video are not there',
  words: missingInWords,
  wrong: withVideo('move.mp4', 'moves.vtt'),
  right: withVideo('move.mp4', 'move.vtt'),
  around: aroundVideo,
})

const unreadableCaptions = rule({
  id: 'unreadable-captions',
  about: 'The captions of the video cannot be shown',
  words: ({ src, found }: { src: string; found: CaptionsFault }) => ({ message: inWords(quote(src), found) }),
  wrong: withVideo('move.mp4', 'subtitles.vtt'),
  right: withVideo('move.mp4', 'move.vtt'),
  around: { ...aroundVideo, '_videos/subtitles.vtt': subRip },
})

/** The captions of every video are in the folder of videos, and browsers can show them. */
export const videoCaptions: SiteCheck = {
  rules: [missingCaptions, unreadableCaptions],
  asks: ['attachments', 'images'],
  eachByItself: true,
  find: (whole) =>
    findingsOf(
      {
        thing: 'caption file',
        folder: '_videos',
        isOne: (name) => /\.vtt$/i.test(name),
        look: lookAtCaptions,
        missing: (meant) => (place) => finding(missingCaptions, place, meant),
        faultOf: (src, found) =>
          found === 'right' ? undefined : (place) => finding(unreadableCaptions, place, { src, found }),
      },
      whole,
    ),
}
