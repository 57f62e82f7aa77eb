import { quote, shown } from '../../problems/words/sentence'
import { hiddenFix, hiddenInWords } from './hidden-words'
import type { Slip, SlipKind } from './slip'

/** A slip of the hand as its wording needs it. */
export interface Written {
  slip: Slip
  /** What is marked, as it is written. */
  found: string
  /** What is marked as it is meant to be written, where that is short. */
  better?: string | undefined
  /** The line at whose end something is missing, where what is marked is on a later one. */
  lineBefore?: number
}

interface Words {
  message: (written: Written) => string
  /** What the fix does. */
  title: (written: Written) => string
}

const always = (text: string) => () => text
/** Whether a new line stays one, as the next line is one of a list, a table or a quotation. */
const isKept = ({ edits }: Slip) => edits[0]?.text === '\\n'
const markNames: { [mark: string]: string } = { ',': 'comma', ':': 'colon' }

/** What is said of a slip of the hand in a document's writing. */
export const slipWords: Record<SlipKind, Words> = {
  'curly-quote': {
    message: ({ better }) =>
      `These quotation marks are curly, as Word writes them. Write straight ones: ${better ?? '"'}.`,
    title: always('Write straight quotation marks'),
  },
  'single-quote': {
    message: ({ better }) => `Single quotation marks are not enough. Write double ones: ${better ?? '"'}.`,
    title: always('Write double quotation marks'),
  },
  'missing-quote': {
    message: ({ found }) =>
      `This text has no quotation mark at its ${found.startsWith('"') ? 'end' : 'beginning'}. Put a " there.`,
    title: always('Add the quotation mark'),
  },
  'inner-quote': {
    message: ({ found, better }) =>
      found.length > 1
        ? `These quotation marks end the text too early. Write ${better ?? '\\" for each of them'}.`
        : 'This quotation mark ends the text too early. Write \\" for one within a text.',
    title: always('Write \\" within the text'),
  },
  'unquoted-name': {
    message: ({ slip, better }) => `Quotation marks are missing here. Write ${better ?? quote(slip.meant ?? '')}.`,
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
    message: ({ slip }) =>
      isKept(slip)
        ? 'After this, a new line begins within a text. Write \\n in its place and go on in the same line: readers see a new line there.'
        : 'After this, a new line begins within a text. Write the text on one line; where readers are to see a new line, write \\n.',
    title: ({ slip }) => (isKept(slip) ? 'Write \\n for the new line' : 'Write the text on one line'),
  },
  tab: {
    message: ({ found }) =>
      found === '\t' ? 'There is a tab within this text. Write a space instead.' : hiddenInWords(found),
    title: ({ found }) => (found === '\t' ? 'Write a space instead' : hiddenFix(found)),
  },
  backslash: {
    message: always('Write a backslash within a text twice: \\\\.'),
    title: always('Write the backslash twice'),
  },
  apostrophe: {
    message: always("An apostrophe needs no backslash before it. Write '."),
    title: always('Remove the backslash'),
  },
  slashes: {
    message: ({ slip }) => `The parts of an address are parted by slashes: ${quote(slip.meant ?? '')}.`,
    title: always('Write slashes'),
  },
  'picture-path': {
    message: ({ slip }) =>
      `This is a place on your computer. Put the picture into pages-json/_images, and write its name alone: ${quote(slip.meant ?? '')}.`,
    title: ({ slip }) => `Write ${quote(slip.meant ?? '')}`,
  },
  'odd-space': {
    message: always('A special space, copied from a web page, stands before this. Delete it and type an ordinary one.'),
    title: always('Write an ordinary space'),
  },
  comment: {
    message: always('This file cannot hold notes or comments. Remove this one.'),
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
  'missing-comma': {
    message: ({ lineBefore }) =>
      lineBefore === undefined
        ? 'A comma is missing before this.'
        : `A comma is missing at the end of line ${lineBefore}.`,
    title: always('Add the comma'),
  },
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
