import { imageFolder } from '../../engine/graphics/pictures'
import { betterName } from '../../engine/load/better-name'
import type { Block, Manuscript } from '../import/manuscript'

/** A text whose pictures have names in the site's folder of pictures. */
export interface WithPictures {
  manuscript: Manuscript
  /** New files, by where they are written. */
  files: Map<string, Uint8Array>
}

/**
 * Gives the pictures that came with a text names of their own, after the page that shows them.
 * @param authored the files that authors have put into their folders
 * @param isKept whether a block stands on the page already
 */
export function withPictureNames(
  manuscript: Manuscript,
  pages: string,
  page: string,
  authored: ReadonlySet<string>,
  isKept: (block: Block) => boolean = () => false,
): WithPictures {
  const base = betterName((page.split('/').at(-1) || 'home').toLowerCase(), true)
  const numbers = Array.from({ length: authored.size + manuscript.pictures.length }, (_, number) => number + 1)
  const isTaken = (number: number) => [...authored].some((file) => file.startsWith(`${imageFolder}/${base}-${number}.`))
  const free = numbers.filter((number) => !isTaken(number))
  const names = new Map(
    manuscript.pictures.map(({ name, ending }, place) => [name, `${base}-${free[place]}.${ending}`]),
  )
  const files = manuscript.pictures.map(({ name, bytes }): [string, Uint8Array] => [
    `${pages}/${imageFolder}/${names.get(name)}`,
    bytes,
  ])
  const blocks = manuscript.blocks.flatMap((block) => (isKept(block) ? [block] : placed(block, names, pages)))
  return {
    manuscript: {
      ...manuscript,
      blocks,
      lost: [...manuscript.lost, ...unplaced(manuscript.blocks.filter((block) => !isKept(block)))],
    },
    files: new Map(files),
  }
}

function nameIn({ markdown }: Block): string | undefined {
  const [, name] = /^!\[[^[\]]*\]\(([^\s()]+)/.exec(markdown) ?? []
  return name
}

function placed(block: Block, names: ReadonlyMap<string, string>, pages: string): Block[] {
  const name = nameIn(block)
  if (name === undefined) return [block]
  if (isElsewhere(name)) return []
  const file = names.get(name)
  if (file === undefined) return [block]
  return [
    {
      ...block,
      markdown: block.markdown.replace(`](${name}`, () => `](${file}`),
      lost: [`The picture is ${pages}/${imageFolder}/${file} now.`, ...block.lost],
    },
  ]
}

/** What is said of pictures that cannot stand in the text. */
function unplaced(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    const name = nameIn(block)
    if (name === undefined || !isElsewhere(name)) return []
    return [`The picture at ${name} is left out. Save it to your computer, and put it beside the text.`]
  })
}

/** Whether a picture is on another site, which might show another one tomorrow. */
function isElsewhere(name: string): boolean {
  return /^https?:/i.test(name)
}
