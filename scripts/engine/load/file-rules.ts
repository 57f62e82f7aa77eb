import type { Obstacle } from '../files/obstacle'
import { mostBytes } from '../files/read-document'
import { wholePage } from '../problems/example'
import { rule, type Rule } from '../problems/rule'
import { obstacleInWords } from '../problems/words/obstacle'
import { quote } from '../problems/words/sentence'
import { mostValues } from '../text/limits'
import { otherForm } from './other-forms'

export const emptyFile = rule({
  id: 'empty-file',
  about: 'The file is empty',
  words: () => ({
    message: 'This file is empty. A page needs at least a title, a description and a hero in its sections.',
  }),
  wrong: { place: 'services/cloud.json', text: '' },
  right: { place: 'services/cloud.json', text: wholePage },
})

export const unreadableFile = rule({
  id: 'unreadable-file',
  about: 'The file cannot be opened',
  words: ({ obstacle, thing }: { obstacle: Obstacle; thing: 'file' | 'folder' }) => ({
    message: obstacleInWords('This', thing, obstacle),
  }),
  wrong: {
    place: 'services/cloud.json',
    leadsTo: '../drafts/cloud.json',
    note: 'only a link to another file',
  },
  right: { place: 'services/cloud.json', text: wholePage },
})

export const fileEncoding = rule({
  id: 'file-encoding',
  about: 'The file is not saved as UTF-8',
  words: ({ encoding, letter }: { encoding: string; letter: string }) => ({
    message: `This file is saved as ${encoding}, in which ${encoding === 'UTF-16' ? 'pages' : `letters such as ${letter}`} cannot be read. Save it again with the encoding UTF-8.`,
  }),
  wrong: {
    place: 'services/cloud.json',
    text: wholePage.replace('your systems', 'your café'),
    encoding: 'latin1',
    note: 'saved as Windows-1252',
  },
  right: { place: 'services/cloud.json', text: wholePage.replace('your systems', 'your café') },
})

export const fileName = rule({
  id: 'file-name',
  about: 'The file name cannot be an address',
  words: ({ name, better, folder }: { name: string; better: string; folder: boolean }) => ({
    message: folder
      ? `The folder name ${quote(name)} cannot be part of an address. Use only letters, digits and hyphens, such as ${better}.`
      : `The file name ${quote(name)} cannot be an address. Use only letters, digits and hyphens, and end it with .json, such as ${better}.`,
    suggestions: [better],
  }),
  wrong: { place: 'services/cloud migration.json' },
  right: { place: 'services/cloud-migration.json' },
})

const tooMuchInWords = {
  bytes: `This file is larger than ${mostBytes / 1_000_000} megabytes, and a page takes a few thousand letters. Make several pages of it, and put pictures into pages-json/_images.`,
  values: `This file has more than ${mostValues / 1000},000 fields and entries, and nobody could read such a page. Make several pages of it.`,
  changes: 'In so many places this file is not written as a page is that it is probably none. Put a page in its place.',
}

export const tooMuch = rule({
  id: 'too-much',
  about: 'There is too much in the file',
  words: (limit: 'bytes' | 'values' | 'changes') => ({ message: tooMuchInWords[limit] }),
  wrong: { place: 'services/cloud.json', length: 3_000_000, note: 'a file of 3 megabytes' },
  right: { place: 'services/cloud.json', text: wholePage },
})

export const siteMissing = rule({
  id: 'site-missing',
  about: "The company's details are missing",
  words: ({ file, instead }: { file: string; instead?: string | undefined }) => ({
    message: `${file} is missing. It holds the company's name, address and navigation; without it no page can be made.${instead ? ` Is it the file ${instead}? Then give that its name back, _site.json.` : ''}`,
  }),
  wrong: { place: '_site.json', missing: true },
  right: { site: 'whole' },
})

/** What can be wrong with a file before anything in it is looked at. */
export const fileRules: readonly Rule[] = [
  emptyFile,
  unreadableFile,
  fileEncoding,
  otherForm,
  fileName,
  tooMuch,
  siteMissing,
]
