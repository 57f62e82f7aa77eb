/** What a text that is not in the right form was probably meant to be. */
export interface Form {
  better?: string | undefined
  /** Whether nothing else can have been meant. */
  sure: boolean
  /** What is wrong with the text, where that is clear: `has two addresses, and takes one.` */
  says?: string
}
