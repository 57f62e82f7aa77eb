import type { Edit } from '../edits'
import { quote, type Sentences } from './sentence'

/** What is said of a file that cannot be read as a document. */
export const aboutFiles = {
  'empty-file': () => ({
    message: 'This file is empty. A page needs at least a title, a description and a hero in its sections.',
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
