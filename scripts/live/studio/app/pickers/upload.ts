import { noPicture } from '../../picture-forms'
import { ask } from '../pages/ask'
import { forgetChoices } from './choices'

/** What the server takes at most, with room for the base64 around it. */
const mostBytes = 11_000_000

export type Uploaded = { name: string } | { refused: string }

/** Puts a picture into the folder of pictures. What is none that can be used, the server knows: browsers name no kind of some. */
export async function upload(file: File): Promise<Uploaded> {
  // To save a film smaller would help nobody.
  if (file.type !== '' && !file.type.startsWith('image/'))
    return { refused: `${file.name} was not added: ${noPicture}.` }
  if (file.size > mostBytes)
    return {
      refused: `${file.name} has ${Math.round(file.size / 1_000_000)} MB. The studio takes pictures of up to 11 MB: save it smaller, 3200 pixels wide are enough.`,
    }
  const answer = await ask('upload', { name: file.name, bytes: await base64Of(file) })
  forgetChoices()
  return answer
}

/** The first picture among what was dropped or pasted; else the first file, of which is said why it cannot be used. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])]
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0]
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    reader.readAsDataURL(file)
  })
}
