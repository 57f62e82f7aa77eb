import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContent, type Known } from '../../engine/check/content'
import { peopleSection, workSection } from '../../engine/check/example-pieces'
import type { Files, Written } from '../../engine/problems/example'
import type { Problem } from '../../engine/problems/problem'
import { exampleIdentity, fileText, markedPlace } from './example-file'

const date = '2026-11-20'

/** A page of the site around an example. */
function page(title: string, sections: readonly unknown[] = []): string {
  return JSON.stringify({
    title,
    description: `What ${title} is about.`,
    sections: [{ type: 'hero', heading: title }, ...sections],
  })
}

const others: Files = {
  '_site.json': exampleIdentity,
  'index.json': page('Home'),
  '404.json': page('Not found'),
  'about.json': page(
    'About',
    [peopleSection, workSection].map((section) => JSON.parse(section)),
  ),
  'privacy.json': page('Privacy'),
  'contact.json': page('Contact', [{ type: 'offices', id: 'offices', heading: 'Two offices' }]),
  'services/index.json': page('Services', [{ type: 'serviceList', heading: 'All services' }]),
  'Blog/index.json': page('Articles', [{ type: 'articleList', heading: 'All articles' }]),
  'career/index.json': page('Careers', [{ type: 'jobBoard', heading: 'Jobs' }]),
}

/**
 * What is said of an example within a small site: the problems of its file, or of all files if it has none.
 * @param before what was published there
 */
export function problemsOf(written: Written, around: Files = {}, before?: Written): Problem[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'))
  try {
    const known = before && publishedBefore(folder, before)
    const files = Object.entries({ ...others, ...around, [markedPlace(written)]: fileText(written) })
    for (const [place, content] of files) {
      if ('missing' in written && place === markedPlace(written)) continue
      const file = fileAt(folder, place)
      const leadsTo = place === markedPlace(written) && 'leadsTo' in written && written.leadsTo
      if (leadsTo) symlinkSync(leadsTo, file)
      else writeFileSync(file, content)
    }
    const found = JSON.stringify(readContent({ pages: folder, date, known }).problems)
    const problems: Problem[] = JSON.parse(found.replaceAll(JSON.stringify(folder).slice(1, -1), 'pages-json'))
    return problems.filter(({ file }) => file === `pages-json/${markedPlace(written)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a build remembers of the small site with this in it. */
function publishedBefore(folder: string, written: Written): Known {
  for (const [place, content] of Object.entries({ ...others, [markedPlace(written)]: fileText(written) }))
    writeFileSync(fileAt(folder, place), content)
  const { index, roots } = readContent({ pages: folder, date })
  const facts = index.byFile
  return { facts, readAt: 0, roots, built: { pages: facts, withdrawn: [] } }
}

/** A file in a folder that is there. */
function fileAt(folder: string, place: string): string {
  const file = path.join(folder, place)
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}
