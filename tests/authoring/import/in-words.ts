import type { Manuscript, PicturesAround } from '../../../scripts/authoring/import/manuscript'
import { readMarkdown } from '../../../scripts/authoring/import/read-markdown'

/** No picture of the site, and none beside the text. */
export const noPictures: PicturesAround = { has: () => false, beside: () => undefined }

export const fromMarkdown = (text: string) => readMarkdown(text, noPictures)

export const blocksOf = ({ blocks }: Manuscript) => blocks.map(({ markdown }) => markdown)

/** Everything that was said of a text, in the order of its blocks. */
export const saidOf = ({ lost, blocks }: Manuscript) => [...lost, ...blocks.flatMap(({ lost }) => lost)]
