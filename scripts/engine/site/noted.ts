/** What the facts of a page keep of a section that the build fills in, so that no document is read to tell what it shows. */
export interface Noted {
  type: string
  /** What of its fields decides what it shows; absent where nothing does. */
  by?: readonly string[]
}
