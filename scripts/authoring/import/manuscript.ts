/**
 * A text that somebody wrote elsewhere, as an article of ours would have it. What is in this folder makes one of bytes or
 * of HTML, and knows neither files nor a terminal, so that an editor in the browser can take in what is pasted.
 */
export interface Manuscript {
  fields: ManuscriptFields
  blocks: Block[]
  /** The pictures that came along; blocks name them by `name`. */
  pictures: Picture[]
  /** What was left out or changed in the whole of it, a sentence each. */
  lost: string[]
}

/** What a text says of itself: in the lines before it, by its styles, or by its first heading. */
export interface ManuscriptFields {
  title?: string
  description?: string
  /** A day: 2026-11-20. */
  published?: string
  keywords?: string[]
  /** The heading of the page's banner, and the sentence under it. */
  heading?: string
  lead?: string
  /** The page it was exported from, and the state that had: see ../exchange/state.ts. */
  page?: string
  state?: string
}

/** One entry of an article's body. */
export interface Block {
  /** In the Markdown of articles. */
  markdown: string
  /** In a text of lines, the first of its lines and the one behind its last, counted from 0. */
  lines?: [number, number]
  /** What was left out or changed here, a sentence each. */
  lost: string[]
}

export interface Picture {
  /** How blocks name it until it has a file: picture:1. */
  name: string
  bytes: Uint8Array
  /** The ending that its file gets: png. */
  ending: string
}

/** The pictures around a text. */
export interface PicturesAround {
  /** Whether the site has a picture of this name. */
  has: (name: string) => boolean
  /** The picture that lies beside the text; undefined where there is none. */
  beside: (place: string) => Uint8Array | undefined
}
