import { quote, shown } from '../../problems/words/sentence'
import { hiddenFix, hiddenInWords } from './hidden-words'
import type { Slip, SlipKind } from './slip'

/** A slip of the hand as its wording needs it. */
export interface Written {
  slip: Slip
  /** What is marked, as it is written. */
  found: string
  /** In how many further places of the file the same stands. */
  more: number
}

interface Words {
  message: (written: Written) => string
  /** What the fix does. */
  title: (written: Written) => string
}

const always = (text: string) => () => text
const markNames: { [mark: string]: string } = { ',': 'comma', ':': 'colon' }

/** What is said of a slip of the hand in a document's writing. */
export const slipWords: Record<SlipKind, Words> = {
  'curly-quote': {
    message: ({ found }) =>
      `${/[“”„«»]/.exec(found[0] + (found.at(-1) ?? ''))?.[0]} is a curly quotation mark, as word processors write them. Use straight ones: ".`,
    title: always('Write straight quotation marks'),
  },
  'single-quote': {
    message: always('Single quotation marks stand here. Put names and texts in double ones: ".'),
    title: always('Write double quotation marks'),
  },
  'missing-quote': {
    message: ({ found }) =>
      `This text has no quotation mark at its ${found.startsWith('"') ? 'end' : 'beginning'}. Put a " there.`,
    title: always('Add the quotation mark'),
  },
  'inner-quote': {
    message: always('This quotation mark would end the text. Write \\" for one within a text.'),
    title: always('Write \\" within the text'),
  },
  'unquoted-name': {
    message: ({ slip }) => `Put quotation marks around the name of the field: ${quote(slip.meant ?? '')}.`,
    title: always('Add the quotation marks'),
  },
  'unquoted-text': {
    message: always('This text needs quotation marks around it.'),
    title: always('Add the quotation marks'),
  },
  'other-word': {
    message: ({ slip, found }) =>
      `${shown(found)} is not written as it needs to be. Write ${shown(slip.meant ?? '')}${/\d/.test(found) ? '' : ', in small letters'}.`,
    title: ({ slip }) => `Write ${shown(slip.meant ?? '')}`,
  },
  'no-value': {
    message: ({ found }) => `${found} says nothing. Write something in its place, or remove the whole field.`,
    title: always('Remove the field'),
  },
  'line-break': {
    message: always('This text goes on over several lines. Write it on one line, however long.'),
    title: always('Write the text on one line'),
  },
  tab: {
    message: ({ found }) =>
      found === '\t' ? 'There is a tab within this text. Write a space instead.' : hiddenInWords(found),
    title: ({ found }) => (found === '\t' ? 'Write a space instead' : hiddenFix(found)),
  },
  backslash: {
    message: always('A backslash within a text is written twice: \\\\.'),
    title: always('Write the backslash twice'),
  },
  slashes: {
    message: ({ slip }) => `The parts of an address are parted by slashes: ${quote(slip.meant ?? '')}.`,
    title: always('Write slashes'),
  },
  'odd-space': {
    message: always('A special space stands here, copied from a web page or a word processor. Write an ordinary one.'),
    title: always('Write an ordinary space'),
  },
  comment: {
    message: always('A comment stands here. A page cannot hold notes like this; remove it.'),
    title: always('Remove the comment'),
  },
  dots: {
    message: always('Dots stand here in place of something. Write what they stand for, or remove them.'),
    title: always('Remove the dots'),
  },
  fence: {
    message: always('``` is not part of a page. Remove it.'),
    title: always('Remove it'),
  },
  'other-mark': {
    message: ({ slip, found }) =>
      `${found} stands here where a ${markNames[slip.meant ?? '']} is needed. Write ${slip.meant}`,
    title: ({ slip }) => `Write a ${markNames[slip.meant ?? '']}`,
  },
  'missing-comma': { message: always('A comma is missing before this.'), title: always('Add the comma') },
  'extra-comma': {
    message: always('This comma is one too many. Remove it.'),
    title: always('Remove the comma'),
  },
  'missing-colon': {
    message: always("A colon is missing between the field's name and its value."),
    title: always('Add the colon'),
  },
  'extra-colon': { message: always('This colon is one too many. Remove it.'), title: always('Remove the colon') },
  'missing-value': {
    message: always('A value is missing before this: text in quotation marks, a list in [ ] or fields in { }.'),
    title: always('Add a value'),
  },
  'missing-bracket': {
    message: ({ slip }) =>
      slip.meant === '{' || slip.meant === '['
        ? `An opening ${slip.meant} is missing before this.`
        : `A closing ${slip.meant} is missing ${slip.edits[0] && slip.edits[0].offset > slip.offset ? 'after' : 'before'} this: what begins with ${slip.meant === '}' ? '{' : '['} on line ${slip.opened} has no end.`,
    title: ({ slip }) => `Add the ${slip.meant}`,
  },
  'extra-bracket': {
    message: ({ found }) => `This ${found} is one too many. Remove it, or look for its other half above.`,
    title: ({ found }) => `Remove the ${found}`,
  },
  'other-bracket': {
    message: ({ slip, found }) => `This ${found} needs to be a ${slip.meant}, so that it goes with its other half.`,
    title: ({ slip }) => `Write ${slip.meant} instead`,
  },
  stuck: {
    message: always(
      'This does not fit here. Look before it for a bracket, a quotation mark or a comma that is missing or too many.',
    ),
    title: always('Mend it'),
  },
}
