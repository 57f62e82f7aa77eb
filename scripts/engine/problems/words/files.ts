import type { Obstacle } from '../../files/obstacle'
import { mostBytes } from '../../files/read-document'
import type { Edit } from '../../text/edits'
import { deepest, mostValues } from '../../text/limits'
import { quote, type Sentences } from './sentence'

/** What keeps a file, a folder or a picture from being opened, and what to do about it. @param what its name, or This */
export function obstacleInWords(what: string, thing: 'file' | 'folder' | 'picture', obstacle: Obstacle): string {
  const itself = `Put the ${thing} itself in its place, or remove it.`
  switch (obstacle) {
    case 'is a link':
      return `${what} is only a link to another place, and links are not followed. ${itself}`
    case 'is no file':
      return `${what} is no file that could be read, but a pipe, a socket or a device. ${itself}`
    case 'is a folder':
      return `${what} is a folder, and a ${thing} is needed here. Give the folder another name.`
    case 'is a file':
      return `${what} is a file, and a folder is needed here. Give the file another name.`
    case 'forbidden':
      return `This computer does not let you open the ${thing}. Allow it in the properties of the ${thing}, or ask who set up the computer.`
    case 'busy':
      return `Another program keeps the ${thing} to itself. Close it there.`
    case 'failing':
      return `The ${thing} cannot be read from the disk. Put a copy that can be opened in its place.`
  }
}

const tooMuchInWords = {
  bytes: `This file is larger than ${mostBytes / 1_000_000} megabytes, and a page takes a few thousand letters. Make several pages of it, and put pictures into pages-json/_images.`,
  values: `This file has more than ${mostValues / 1000},000 fields and entries, and nobody could read such a page. Make several pages of it.`,
  changes: 'In so many places this file is not written as a page is that it is probably none. Put a page in its place.',
}

/** What is said of the problems of a file beyond the first few hundred. */
export function moreInWords(more: number): string {
  return more === 1
    ? '1 more thing in this file needs mending. It is told once those before are mended.'
    : `${more} more things in this file need mending. They are told once those before are mended.`
}

/** What is said of a file that cannot be read as a document. */
export const aboutFiles = {
  'empty-file': () => ({
    message: 'This file is empty. A page needs at least a title, a description and a hero in its sections.',
  }),
  'unreadable-file': ({ obstacle, thing }: { obstacle: Obstacle; thing: 'file' | 'folder' }) => ({
    message: obstacleInWords('This', thing, obstacle),
  }),
  'file-encoding': ({ encoding, letter }: { encoding: string; letter: string }) => ({
    message: `This file is saved as ${encoding}, in which ${encoding === 'UTF-16' ? 'pages' : `letters such as ${letter}`} cannot be read. Save it again with the encoding UTF-8.`,
  }),
  'file-name': ({ name, better, folder }: { name: string; better: string; folder: boolean }) => ({
    message: folder
      ? `The folder name ${quote(name)} cannot be part of an address. Use only letters, digits and hyphens, such as ${better}.`
      : `The file name ${quote(name)} cannot be an address. Use only letters, digits and hyphens, and end it with .json, such as ${better}.`,
    suggestions: [better],
  }),
  'nested-deeply': (what: 'brackets' | 'marks') => ({
    message:
      what === 'marks'
        ? 'So many marks for bold words, links, quotes or lists stand one within another here that nobody could follow. Remove those that are too many.'
        : `At this bracket ${deepest} others are open, one within another; no page needs more than about ten. Look above for brackets that were opened too often, or never closed.`,
  }),
  'too-much': (limit: 'bytes' | 'values' | 'changes') => ({ message: tooMuchInWords[limit] }),
  'duplicate-field': ({ name, edits }: { name: string; edits?: Edit[] }) => ({
    message: edits
      ? `${quote(name)} is here twice, both times with the same value. Remove one of them.`
      : `${quote(name)} is here twice, and only the last one would count. Remove one of them.`,
    ...(edits && { fix: { title: `Remove the second ${quote(name)}`, edits } }),
  }),
  'site-missing': ({ file }: { file: string }) => ({
    message: `${file} is missing. It holds the company's name, address and navigation; without it no page can be made.`,
  }),
} satisfies Sentences
