import path from 'node:path'
import type { AuthorFile } from '../attachments/folders'
import type { Finding, FindingPlace } from '../problems/finding'
import { filesNamed, filesOf } from '../site/named-files'
import type { Whole } from './check'
import { fileMeant, type Meant, type Shelf } from './missing-files'

/** Words what is wrong with a file of authors for a place that names it. */
export type Fault = (place: FindingPlace) => Finding

/** How files of a kind are looked at, and what is said of them. */
interface Looking<Seen> extends Shelf {
  /** Whether a name is that of such a file; of others the schema says that they are not. Left out, all are. */
  isOne?: (name: string) => boolean
  look: (files: readonly string[]) => ReadonlyMap<string, Seen>
  missing: (meant: Meant) => Fault
  faultOf: (name: string, seen: Seen) => Fault | undefined
}

/** Tells at every place that names a file of authors that it is not there, or what is wrong with it. */
export function findingsOf<Seen>(looking: Looking<Seen>, whole: Whole): Finding[] {
  const { folder, isOne = () => true, look, missing, faultOf } = looking
  const known = whole.authored[folder]
  if (!known) return []
  const below = `${folder}/` as const
  const files = whole.index.pages.flatMap((page) => filesOf(page).filter((file) => file.startsWith(below)))
  const names = [...new Set(files)].map((file) => file.slice(below.length)).filter(isOne)
  const placeOf = (name: string) => path.join(path.dirname(whole.siteFile), folder, name)
  const seen = look(names.filter((name) => known.has(name)).map(placeOf))
  const meant = fileMeant(looking, known, whole.strays)
  const faults = new Map<AuthorFile, Fault>()
  for (const name of names) {
    const own = seen.get(placeOf(name))
    const fault = own === undefined ? missing(meant(name)) : faultOf(name, own)
    if (fault) faults.set(`${below}${name}`, fault)
  }
  return whereNamed(faults, whole)
}

/** Only documents that name such a file are read again. */
function whereNamed(faults: ReadonlyMap<AuthorFile, Fault>, { pages, draft }: Whole): Finding[] {
  return pages
    .filter((page) => filesOf(page).some((file) => faults.has(file)))
    .flatMap(({ file: page }) => {
      const named = draft(page).fields.flatMap(filesNamed)
      return named.flatMap(({ file, ...place }) => faults.get(file)?.({ file: page, ...place }) ?? [])
    })
}
