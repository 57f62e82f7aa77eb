import { folderFor } from '../attachments/folders'
import { rule, type Wording } from '../problems/rule'
import { quote } from '../problems/words/sentence'
import { betterName } from './better-name'

/** A name that cannot be an address, and the names beside it. */
export interface BadName {
  name: string
  folder: boolean
  beside: ReadonlySet<string>
}

/** What a file is by its name, and what is to be done with it; undefined where it is something else. */
type Kind = (bad: BadName) => Wording | undefined

/** A kind that a pattern tells. */
const kind =
  (pattern: RegExp, words: (bad: BadName, found: string[]) => Wording | undefined): Kind =>
  (bad) => {
    const found = pattern.exec(bad.name)
    return found ? words(bad, found) : undefined
  }

const renamed = (message: string, better: string): Wording => ({ message, suggestions: [better] })

const programs: { [ending: string]: string } = {
  doc: 'a Word document',
  docx: 'a Word document',
  odt: 'a text document',
  rtf: 'a text document',
  pages: 'a text document',
  pdf: 'a PDF',
  md: 'a Markdown file',
  markdown: 'a Markdown file',
  html: 'a web page (HTML)',
  htm: 'a web page (HTML)',
  yaml: 'a YAML file',
  yml: 'a YAML file',
}

const languages: { [code: string]: string } = {
  ar: 'Arabic',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  ml: 'Malayalam',
  nl: 'Dutch',
  pt: 'Portuguese',
  ru: 'Russian',
  ta: 'Tamil',
  te: 'Telugu',
  zh: 'Chinese',
}

/** What belongs into a folder of its own, unless it may have been meant as a page. */
function authored(name: string): Wording | undefined {
  switch (folderFor(name)) {
    case '_images':
      return { message: `${quote(name)} is a picture. Move it to pages-json/_images, where all pictures are.` }
    case '_videos':
      return {
        message: /\.(?:vtt|srt)$/i.test(name)
          ? `${quote(name)} holds captions. Move it to pages-json/_videos, beside its video.`
          : `${quote(name)} is a video. Move it to pages-json/_videos, where all videos are.`,
      }
    case '_files':
      return /\.(?:docx|odt|pdf|txt)$/i.test(name)
        ? undefined
        : {
            message: `${quote(name)} is no page. If visitors shall be able to download it, move it to pages-json/_files; otherwise move it out of pages-json.`,
          }
    default:
      return undefined
  }
}

/** A copy that a system or a browser made of a file, by the name that the file had. */
function copied({ name, beside }: BadName, base: string): Wording | undefined {
  const first = `${base}.json`
  if (first === name) return undefined
  if (beside.has(first))
    return {
      message: `${quote(name)} looks like a copy of ${first}. Keep what is newer in ${first}, and remove the copy.`,
    }
  return /copy|\(/i.test(name) && /^[A-Za-z0-9-]+$/.test(base)
    ? renamed(`${quote(name)} looks like a copy of ${first}, which is not here. Rename it to ${first}.`, first)
    : undefined
}

const kinds: readonly Kind[] = [
  kind(/^~\$|\.(?:tmp|swp)$/i, ({ name }) => ({
    message: `${quote(name)} is a temporary file of another program, such as Word. Remove it.`,
  })),
  kind(/^(?:thumbs\.db|desktop\.ini)$/i, ({ name }) => ({
    message: `${quote(name)} is a file that Windows makes for itself. Remove it.`,
  })),
  kind(/~$|\.(?:bak|orig|old)$/i, ({ name }) => ({
    message: `${quote(name)} looks like a backup, and not like a page. Move it out of pages-json.`,
  })),
  ({ name }) => authored(name),
  kind(/^([^\\]+(?:\\[^\\]+){0,20})\\([^\\]+\.json)$/, (_bad, [, folders = '', last = '']) => {
    const folder = folders
      .split('\\')
      .map((name) => betterName(name, true))
      .join('/')
    const better = betterName(last, false)
    return renamed(
      `The backslash in this name is a folder on Windows. Move the file to the folder ${quote(folder)}, and name it ${better}.`,
      `${folder}/${better}`,
    )
  }),
  kind(/^(.+)\.json(\.[a-z]{2,5})$/i, ({ name }, [, base = '', ending = '']) => {
    const better = betterName(`${base}.json`, false)
    return renamed(`${quote(name)} ends with ${ending}, which Windows may not show. Rename it to ${better}.`, better)
  }),
  kind(/^(?:copy of )?(.+?)(?: - copy| copy)?(?:[ _]?\(?\d{1,4}\)?)?\.json$/i, (bad, [, base = '']) =>
    copied(bad, base),
  ),
  kind(/^.+[._]([a-z]{2})\.json$/i, ({ name }, [, code = '']) => {
    const language = languages[code.toLowerCase()]
    if (language === undefined) return undefined
    return {
      message: `${quote(name)} seems to be a page in ${language}, and the site has one language. Move the file out of pages-json.`,
    }
  }),
  kind(/^(.+)\.txt$/i, ({ name }) => {
    const better = betterName(name, false)
    return renamed(
      `${quote(name)} is a text file. If it begins with {, rename it to ${better}; otherwise write npm run new in a terminal to make a page, and copy the text into that.`,
      better,
    )
  }),
  kind(/\.([a-z]+)$/i, ({ name }, [, ending = '']) => {
    const program = programs[ending.toLowerCase()]
    if (program === undefined) return undefined
    return {
      message: `${quote(name)} is ${program}, and renaming does not make it a page. Write npm run new in a terminal to make a page, copy the text into that, and move this file elsewhere.`,
    }
  }),
  kind(/\.(?!json$)[a-z]\w{0,4}$/i, ({ name }) => ({
    message: `${quote(name)} is no page: the files of pages end with .json. Move it out of pages-json.`,
  })),
]

/** What stands in a name and in no address: spaces, # and !. */
function oddSigns(name: string): string {
  const signs = [...new Set(name.match(/[^A-Za-z0-9-]/gu))].map((sign) => (/\s/.test(sign) ? 'spaces' : sign))
  const named = [...new Set(signs)]
  return named.length > 4 ? 'signs other than letters from a to z, digits and hyphens' : named.join(' or ')
}

/** The nearest name that can be an address and that no other file has. */
function freeName({ name, folder, beside }: BadName): string {
  const better = betterName(name, folder)
  if (folder || !beside.has(better)) return better
  const numbers = Array.from({ length: 98 }, (_, number) => better.replace('.json', `-${number + 2}.json`))
  return numbers.find((numbered) => !beside.has(numbered)) ?? better
}

/** A name that is only written in another way than addresses are. */
function written(bad: BadName): Wording {
  const { name, folder } = bad
  const better = freeName(bad)
  const signs = oddSigns(folder ? name : name.replace(/\.json$/i, ''))
  const what = folder ? 'The name of a folder is part of addresses, which' : "A file's name becomes an address, which"
  if (!folder && !name.endsWith('.json') && (signs === '' || /\.json$/i.test(name)))
    return renamed(`The name of a page's file ends with .json. Rename ${quote(name)} to ${better}.`, better)
  return renamed(`${what} cannot have ${signs} in it. Rename ${quote(name)} to ${better}.`, better)
}

export const fileName = rule({
  id: 'file-name',
  about: 'The file name cannot be an address',
  words: (bad: BadName): Wording => {
    if (bad.folder) return written(bad)
    for (const seen of kinds) {
      const wording = seen(bad)
      if (wording) return wording
    }
    return written(bad)
  },
  wrong: { place: 'services/cloud migration.json' },
  right: { place: 'services/cloud-migration.json' },
})

export const folderInItself = rule({
  id: 'folder-in-itself',
  about: 'The folder of pages lies inside itself',
  words: () => ({
    message:
      'A folder pages-json lies inside pages-json: probably the whole folder was copied into itself. Take out of it what is newer, and remove the inner folder.',
  }),
  wrong: { place: 'pages-json/cloud.json' },
  right: { place: 'services/cloud-migration.json' },
})
