import type { PictureData } from '../../../src/page/page.generated'
import { kindOf } from '../../engine/attachments/downloads'
import { nameOf, type AuthorFile } from '../../engine/attachments/folders'
import { lengthInWords, sizeInWords } from '../../engine/attachments/words'
import type { AttachmentData, Authored } from '../../engine/resolve/shown-files'

/** The files that an example names. */
interface Naming {
  images: readonly string[]
  attachments?: readonly AuthorFile[] | undefined
}

/** What stands in for the files that examples name, of which none is there. @param picture shows instead of pictures */
export function standIns({ images, attachments = [] }: Naming, { portrait, ...picture }: PictureData): Authored {
  const tall = portrait && { ...portrait, srcSet: `${portrait.src} ${portrait.width}w` }
  return {
    pictures: new Map(images.map((name) => [name, (name.startsWith('tall') && tall) || picture])),
    attachments: new Map(attachments.map((file) => [file, dataOf(file, nameOf(file))])),
  }
}

function dataOf(file: AuthorFile, name: string): AttachmentData {
  if (file.startsWith('_files/')) return { path: `/files/${name}`, kind: kindOf(name), size: sizeInWords(1_240_000) }
  if (name.endsWith('.vtt')) return { captions: `/videos/${name}` }
  const [width, height] = name.includes('phone') ? [720, 1280] : [1280, 720]
  const type = `video/${name.slice(name.lastIndexOf('.') + 1)}`
  return { src: `/videos/${name}`, type, width, height, length: lengthInWords(80), size: sizeInWords(9_400_000) }
}
