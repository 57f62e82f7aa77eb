import type { Obstacle } from '../files/obstacle'
import { mostBytes } from '../files/read-document'
import { wholePage } from '../problems/example'
import { rule, type Rule } from '../problems/rule'
import { fromHistory, fromHistoryOfFolder } from '../problems/words/history'
import { obstacleInWords } from '../problems/words/obstacle'
import { mostValues } from '../text/limits'
import { fileName, folderInItself } from './file-names'
import { otherForm } from './other-forms'

export const emptyFile = rule({
  id: 'empty-file',
  about: 'The file is empty',
  words: (kind: 'page' | 'site') => ({
    message:
      kind === 'site'
        ? `This file is empty. Get it back ${fromHistory}.`
        : `This file is empty. Get it back ${fromHistory}; for a new page, remove this file, and write npm run new in a terminal.`,
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
  words: ({ encoding, letter }: { encoding: 'UTF-16' | 'Windows-1252'; letter: string }) => ({
    message:
      encoding === 'UTF-16'
        ? 'This file is saved as UTF-16, which Notepad calls Unicode. Open it there, choose Save as, and the encoding UTF-8.'
        : `This file is saved in an old way of Windows (ANSI), so ${letter} cannot be read. Open it in Notepad, choose Save as, and the encoding UTF-8.`,
  }),
  wrong: {
    place: 'services/cloud.json',
    text: wholePage.replace('your systems', 'your café'),
    encoding: 'latin1',
    note: 'saved as Windows-1252',
  },
  right: { place: 'services/cloud.json', text: wholePage.replace('your systems', 'your café') },
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
    message: `${file} is missing. It holds the company's name, address and menu, which every page needs. ${instead ? `Rename ${instead} to _site.json.` : `Get it back ${fromHistoryOfFolder}.`}`,
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
  folderInItself,
  tooMuch,
  siteMissing,
]
