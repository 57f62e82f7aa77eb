import { parseFragment } from 'parse5'
import type { Manuscript, ManuscriptFields, PicturesAround } from './manuscript'
import { notesIn } from './notes'
import { articleOf } from './outline'
import { PictureShelf } from './pictures'
import { flowOf } from './read-blocks'
import type { Reading } from './reading'

/**
 * Makes an article of HTML, such as a browser hands over when somebody pastes from Word or Google Docs. Other forms of
 * text become HTML first, so that what can get lost is known in one place.
 * @param fields what is known of the text already
 */
export function readHtml(html: string, around: PicturesAround, fields: ManuscriptFields = {}): Manuscript {
  const { childNodes } = parseFragment(html)
  const shelf = new PictureShelf(around)
  const reading: Reading = { lost: new Set(), aside: [], notes: notesIn(childNodes), pictures: shelf }
  const pieces = flowOf(childNodes, reading)
  return { ...articleOf(pieces, fields), pictures: shelf.pictures, lost: [...reading.lost] }
}
