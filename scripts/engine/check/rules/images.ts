import { imageFolder, lookAt, type Look, type PictureFault } from '../../graphics/pictures'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { obstacleInWords } from '../../problems/words/obstacle'
import { count, quote } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { photo, smallPhoto } from '../example-pictures'
import { withPicture } from '../example-pieces'
import { missingInWords } from '../missing-files'
import { findingsOf, type Fault } from '../where-named'

/** What is wrong with a picture, and what to do about it. */
function inWords(name: string, fault: PictureFault): string {
  switch (fault) {
    case 'empty':
      return `${name} has nothing in it. Copy the picture into pages-json/_images again.`
    case 'damaged':
      return `${name} is only part of a picture, or damaged. Copy it into pages-json/_images again; if that does not help, open it on your computer and save it as a new JPEG or PNG.`
    case 'too large':
      return `${name} is too large to be shown. Save it smaller: at most 3200 pixels wide, and at most ten times as tall as wide.`
    case 'HEIC':
      return `${name} is in the format of iPhones (HEIC), which browsers cannot show. Open it on your computer, save it as a JPEG in pages-json/_images, and write the name of that.`
    case 'no picture':
      return `${name} is not a picture we can read. Open it on your computer and save it again as JPEG or PNG.`
    default:
      return obstacleInWords(name, 'picture', fault)
  }
}

const missingImage = rule({
  id: 'missing-image',
  about: 'The picture is not there',
  words: missingInWords,
  wrong: withPicture('ofice.jpg'),
  right: withPicture('office.jpg'),
  around: { '_images/office.jpg': photo },
})

const unreadableImage = rule({
  id: 'unreadable-image',
  about: 'The picture cannot be read',
  words: ({ src, fault }: { src: string; fault: PictureFault }) => ({
    message: inWords(quote(src), fault),
  }),
  wrong: withPicture('office.jpg'),
  right: withPicture('trivandrum-office.jpg'),
  around: { '_images/office.jpg': 'Notes that were named like a picture.', '_images/trivandrum-office.jpg': photo },
})

const smallImage = rule({
  id: 'small-image',
  about: 'The picture is small',
  words: ({ src, width, least }: { src: string; width: number; least: number }) => ({
    message: `${quote(src)} is only ${count(width, 'pixel')} wide and would look blurred. ${width < leastOfPhoto ? 'Is it the right file? ' : ''}Use one that is at least ${least} wide.`,
    severity: 'warning',
  }),
  wrong: withPicture('office-small.png'),
  right: withPicture('office.jpg'),
  around: { '_images/office-small.png': smallPhoto, '_images/office.jpg': photo },
})

/** What is smaller was never taken with a camera. */
const leastOfPhoto = 100

/** What fills half of a usual screen. */
const leastWidth = 960

/** Every picture named in a document is in the folder of pictures, can be decoded, and is wide enough to be sharp. */
export const images: SiteCheck = {
  rules: [missingImage, unreadableImage, smallImage],
  asks: ['images', 'attachments'],
  eachByItself: true,
  find: (whole) =>
    findingsOf(
      {
        thing: 'picture',
        folder: imageFolder,
        look: lookAt,
        missing: (meant) => (place) => finding(missingImage, place, meant),
        faultOf,
      },
      whole,
    ),
}

function faultOf(src: string, look: Look): Fault | undefined {
  if ('fault' in look) return (place) => finding(unreadableImage, place, { src, fault: look.fault })
  const { width } = look
  return width < leastWidth ? (place) => finding(smallImage, place, { src, width, least: leastWidth }) : undefined
}
