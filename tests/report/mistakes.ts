import { readContent } from '../../scripts/engine/check/content'
import { beforeLaunch } from '../../scripts/engine/check/launch'
import type { Problem } from '../../scripts/engine/problems/problem'
import { page, siteWith, today, withFolder, type Files } from '../engine/virtual-site'

/** A site with errors and warnings of several kinds. */
export const mistaken: Files = {
  '_site.json': siteWith({ email: 'hello@example.com' }),
  'cloud.json': page('Cloud', { group: 'data-aii', sections: [{ type: 'hero', headng: 'Cloud' }] }),
  'comma.json':
    '{\n  "title": "Comma"\n  "description": "C.", "sections": [{ "type": "hero", "heading": "Comma" }]\n}\n',
  'links.json': page('Links 100%, all: of them', {
    sections: [
      { type: 'hero', heading: 'Links' },
      { type: 'cta', heading: 'Where, when: 100%', button: { label: 'Write to us', path: '/nowhere' } },
    ],
  }),
}

/** Gives the problems of a site, and its number of pages, to `use` while its files are there. */
export function withProblems<T>(
  files: Files,
  use: (problems: Problem[], pages: number, folder: string) => T,
  launch = false,
): T {
  return withFolder(files, (pages) => {
    const content = readContent({ pages, date: today })
    const { problems, index } = content
    return use(launch ? beforeLaunch(content) : problems, index.pages.length, pages)
  })
}

/** A problem that no document has to have. */
export function problem(more: Partial<Problem> = {}): Problem {
  return {
    file: 'pages-json/cloud.json',
    line: 3,
    column: 5,
    endLine: 3,
    endColumn: 12,
    severity: 'error',
    rule: 'unknown-field',
    message: '"titel" is not a field. Did you mean "title"?',
    suggestions: ['title'],
    ...more,
  }
}

/** A workflow command as GitHub's runner reads it. */
export function readCommand(line: string): { name: string; properties: Record<string, string>; message: string } {
  const [, name = '', written = '', message = ''] = /^::(\w+) ([^\n]*?)::([^\n]*)$/.exec(line) ?? []
  const properties = written.split(',').map((property): [string, string] => {
    const equals = property.indexOf('=')
    return [
      property.slice(0, equals),
      unescape(property.slice(equals + 1))
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%'),
    ]
  })
  return { name, properties: Object.fromEntries(properties), message: unescape(message).replaceAll('%25', '%') }
}

function unescape(text: string): string {
  return text.replaceAll('%0A', '\n').replaceAll('%0D', '\r')
}
