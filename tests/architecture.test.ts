import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { readSchemas, sectionTypes } from '../scripts/engine/schema/schemas'
import { guidePictures, nameOfShown, testPictures } from '../scripts/workshop/guide/pictures'
import { scenes } from '../scripts/workshop/guide/scenes'
import { codeFiles, importsOf, isNode, nodesOf, textOf, writtenAs, type Import, type SyntaxNode } from './source-code'

const imports = codeFiles.flatMap(importsOf)
const isOurs = (target: string) => /^(src|scripts|tests|pages-json|schemas|\.\.)(\/|$)/.test(target)

interface Row {
  of: RegExp
  may: RegExp[]
  says: string
}

/**
 * The rooms of the engine in the order in which one document goes through them: each may import those before it,
 * types included.
 */
const rooms = [
  'text',
  'files',
  'graphics',
  'attachments',
  'schema',
  'problems',
  'load',
  'site',
  'derived',
  'check',
  'resolve',
  'render',
  'publish',
]

const rowsOfRooms = rooms.map((room, place): Row => {
  const before = rooms.slice(0, place)
  return {
    of: new RegExp(`^scripts/engine/${room}/`),
    may: [
      new RegExp(`^scripts/engine/((refusal|progress|optimizer)$|(${[...before, room].join('|')})/)`),
      /^src\/page\//,
    ],
    says: `scripts/engine/${room} may import src/page and ${before.length > 0 ? `the rooms before it: ${before.join(', ')}` : 'no other room'}`,
  }
})

/** Who may import whom, as the map in README.md has it, file by file; the first row that fits a file holds for it. */
const table: Row[] = [
  { of: /^src\/page\//, may: [/^src\/page\//], says: 'src/page imports nothing' },
  {
    of: /^src\/components\//,
    may: [/^src\/components\//, /^src\/page\//],
    says: 'src/components may import src/components, types of src/page, and the lists of a job',
  },
  {
    of: /^src\/illustrations\//,
    may: [/^src\/illustrations\//, /^src\/motion\//, /^src\/page\//],
    says: 'src/illustrations may import src/motion and types of src/page',
  },
  { of: /^src\/motion\//, may: [/^src\/motion\//], says: 'src/motion imports nothing' },
  {
    of: /^src\/sections\/registry\.ts$/,
    may: [/^src\/sections\/(onDemand|\w+\/\w+)$/, /^src\/page\//],
    says: 'the registry may import section components and src/page',
  },
  {
    of: /^src\/sections\/\w+\.tsx?$/,
    may: [/^src\/sections\/\w+$/, /^src\/page\//],
    says: 'what stands around every section may import its own folder and src/page',
  },
  {
    of: /^src\/sections\//,
    may: [
      /^src\/components\//,
      /^src\/illustrations\//,
      /^src\/motion\//,
      /^src\/search\//,
      /^src\/navigation\/(query|earlier-page)$/,
      /^src\/page\//,
    ],
    says: "a section may import its own folder, src/components, src/illustrations, src/motion, src/search, the address's query, the page before and types of src/page, never another section",
  },
  {
    of: /^src\/search\//,
    may: [/^src\/search\//, /^src\/components\//, /^src\/page\//],
    says: 'src/search may import src/components and src/page',
  },
  {
    of: /^src\/layout\//,
    may: [/^src\/layout\//, /^src\/components\//, /^src\/navigation\//, /^src\/search\//, /^src\/page\//],
    says: 'src/layout may import src/components, src/navigation, src/search and src/page',
  },
  { of: /^src\/navigation\//, may: [/^src\/navigation\//, /^src\/page\//], says: 'src/navigation may import src/page' },
  { of: /^src\/Head\.tsx$/, may: [/^src\/page\//], says: 'Head.tsx may import src/page' },
  {
    of: /^src\/PageRenderer\.tsx$/,
    may: [
      /^src\/Head$/,
      /^src\/components\/SiteContext$/,
      /^src\/layout\//,
      /^src\/navigation\//,
      /^src\/page\//,
      /^src\/sections\/\w+$/,
    ],
    says: 'PageRenderer.tsx may import SiteContext, the registry, the boundary of sections, src/layout, src/navigation and src/page',
  },
  {
    of: /^src\/entry-/,
    may: [
      /^src\/(Head|PageRenderer|entry-app)$/,
      /^src\/navigation\//,
      /^src\/page\//,
      /^src\/sections\/registry$/,
      /^src\/styles\//,
    ],
    says: 'entries may import PageRenderer, the app, the registry, src/navigation, src/page and src/styles',
  },
  ...rowsOfRooms,
  {
    of: /^scripts\/engine\/(refusal|progress|optimizer)\.ts$/,
    may: [],
    says: 'what all of the engine imports imports nothing',
  },
  {
    of: /^scripts\/run\.mjs$/,
    may: [/^scripts\/(help|install(-share)?|engine\/(text|files)\/[\w-]+)\.mjs$/],
    says: 'run.mjs may import plain JavaScript',
  },
  {
    of: /^scripts\/(help|install(-share)?)\.mjs$/,
    may: [],
    says: 'help.mjs, install.mjs and install-share.mjs import nothing',
  },
  { of: /^scripts\/options\.ts$/, may: [/^scripts\/engine\//], says: 'options.ts may import scripts/engine' },
  { of: /^scripts\/report\//, may: [/^scripts\/(report|engine)\//], says: 'scripts/report may import scripts/engine' },
  {
    of: /^scripts\/commands\//,
    may: [/^scripts\/(options$|(report|engine|authoring|review|live|workshop)\/)/],
    says: 'a command may import the options, scripts/report, scripts/engine and one of scripts/authoring, review, live and workshop',
  },
  {
    of: /^scripts\/authoring\//,
    may: [/^scripts\/(authoring|review|engine)\//, /^src\/page\//],
    says: 'scripts/authoring may import scripts/review, scripts/engine and src/page',
  },
  {
    of: /^scripts\/review\//,
    may: [/^scripts\/(review|report|engine)\//, /^src\/page\//],
    says: 'scripts/review may import scripts/report, scripts/engine and src/page',
  },
  {
    of: /^scripts\/live\/(overlay|gallery\/gallery|guide\/search-field)/,
    may: [
      /^scripts\/live\/(overlay\/|guide\/addresses$)/,
      /^scripts\/engine\/problems\/words\/sentence$/,
      /^src\/(page|components)\//,
    ],
    says: 'what runs in the browser may import src/page, src/components, the words of sentences, the addresses of the guide, and types of scripts/engine and scripts/live',
  },
  {
    of: /^scripts\/live\/studio\/(app|canvas|writing)\//,
    may: [
      /^scripts\/live\/studio\/((app|canvas|writing)\/|(contract|form-(labels|types)|marks|picture-forms)$)/,
      /^scripts\/engine\/(text\/|site\/markdown$|problems\/words\/sentence$)/,
      /^scripts\/authoring\/import\/(tidy|write-(blocks|inline))$/,
      /^src\/(page|components)\//,
    ],
    says: "the studio's window may import its own folders, what it says to its server, marks, the labels of forms, the forms of pictures, scripts/engine/text, what reads and writes Markdown, the words of sentences, src/page, src/components, and types of scripts/engine and scripts/live",
  },
  {
    of: /^scripts\/live\//,
    may: [/^scripts\/(live|authoring|review|engine)\//, /^src\/page\//],
    says: 'scripts/live may import scripts/authoring, scripts/review, scripts/engine and src/page',
  },
  {
    of: /^scripts\/workshop\//,
    may: [/^scripts\/(workshop|engine)\//, /^src\/page\//],
    says: 'scripts/workshop may import scripts/engine and src/page',
  },
]

function violation({ file, target, typesOnly }: Import): string[] {
  if (!isOurs(target)) return []
  const row = table.find(({ of }) => of.test(file))
  if (!row)
    return [
      `${file} is in no folder of the architecture: put it into one of src/page, components, motion, illustrations, sections, layout, navigation`,
    ]
  const own = path.posix.dirname(file)
  const inOwnFolder = file.startsWith('src/sections/') && own !== 'src/sections' && target.startsWith(`${own}/`)
  const typesOfRenderer = file.startsWith('scripts/') && typesOnly && target === 'src/entry-server'
  const typesForBrowser =
    /^scripts\/live\/(overlay|studio\/(app|canvas|writing))\//.test(file) &&
    typesOnly &&
    /^scripts\/(engine|live)\//.test(target)
  if (inOwnFolder || typesOfRenderer || typesForBrowser || row.may.some((allowed) => allowed.test(target))) return []
  return [`${file} imports ${target}: ${row.says}`]
}

/** Files that import each other, be it over others. */
function circlesIn(found: readonly Import[]): string[][] {
  const named = (file: string) => file.replace(/\.m?[jt]sx?$/, '')
  const targets = new Map<string, string[]>()
  for (const { file, target } of found) targets.set(named(file), [...(targets.get(named(file)) ?? []), named(target)])
  const reachedFrom = (file: string, reached = new Set<string>()) => {
    for (const target of targets.get(file) ?? []) if (!reached.has(target)) reachedFrom(target, reached.add(target))
    return reached
  }
  const reach = new Map([...targets.keys()].map((file) => [file, reachedFrom(file)]))
  const inCircle = [...reach].flatMap(([file, reached]) => (reached.has(file) ? file : []))
  const circleOf = (file: string) =>
    inCircle.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file))
  return [...new Set(inCircle.map((file) => circleOf(file).sort().join(' ')))].map((circle) => circle.split(' '))
}

describe('Imports', () => {
  test('follow the table of the architecture', () => {
    expect(imports.length).toBeGreaterThan(150)
    expect(imports.flatMap(violation)).toEqual([])
  })

  test.each([
    [
      'src/sections/hero/Hero.tsx',
      'src/sections/cta/Cta',
      'src/sections/hero/Hero.tsx imports src/sections/cta/Cta: a section may import its own folder',
    ],
    [
      'src/page/head.ts',
      'src/components/Icon',
      'src/page/head.ts imports src/components/Icon: src/page imports nothing',
    ],
    [
      'scripts/engine/load/sources.ts',
      'scripts/engine/check/content',
      'scripts/engine/load/sources.ts imports scripts/engine/check/content: scripts/engine/load may import src/page and the rooms before it: text, files, graphics, attachments, schema, problems',
    ],
    [
      'scripts/engine/render/bundles.ts',
      'src/entry-server',
      'scripts/engine/render/bundles.ts imports src/entry-server: scripts/engine/render may import',
    ],
    [
      'scripts/engine/publish/pack.ts',
      'scripts/report/terminal',
      'scripts/engine/publish/pack.ts imports scripts/report/terminal: scripts/engine/publish may import',
    ],
    [
      'scripts/live/overlay/panel.ts',
      'scripts/engine/check/content',
      'scripts/live/overlay/panel.ts imports scripts/engine/check/content: what runs in the browser may import',
    ],
    [
      'scripts/live/studio/app/App.tsx',
      'scripts/live/studio/texts',
      "scripts/live/studio/app/App.tsx imports scripts/live/studio/texts: the studio's window may import",
    ],
    [
      'src/illustrations/network.ts',
      'src/layout/Header',
      'src/illustrations/network.ts imports src/layout/Header: src/illustrations may import',
    ],
  ])('a violation in %s names the file and what it may import instead', (file, target, sentence) => {
    expect(violation({ file, target, typesOnly: false })[0]).toContain(sentence)
  })

  test('of a command come from one part of the scripts beside the engine', () => {
    const partOf = (target: string) => /^scripts\/(authoring|review|live|workshop)\//.exec(target)?.[1] ?? []
    const commands = codeFiles.filter((file) => file.startsWith('scripts/commands/'))
    const parts = commands.map((file) => ({
      file,
      parts: [...new Set(imports.flatMap((found) => (found.file === file ? partOf(found.target) : [])))],
    }))
    expect(parts.filter(({ parts: { length } }) => length > 1)).toEqual([])
  })

  test('of every room of the engine are looked at', () => {
    const there = globSync('scripts/engine/*/', { onlyDirectories: true }).map((folder) => path.basename(folder))
    expect(there.sort()).toEqual([...rooms].sort())
  })

  test('go in no circle, types included', () => {
    expect(circlesIn(imports)).toEqual([])
  })

  test.each([
    { of: 'three files', pairs: ['a b', 'b c', 'c a', 'd a'], circle: ['a', 'b', 'c'] },
    { of: 'two files', pairs: ['a b', 'b a', 'b c'], circle: ['a', 'b'] },
  ])('in a circle of $of are found', ({ pairs, circle }) => {
    const found = pairs.map((pair) => ({ file: `${pair[0]}.ts`, target: pair.slice(2), typesOnly: true }))
    expect(circlesIn(found)).toEqual([circle])
  })

  test('src/page and src/components need nothing of Node and no build script', () => {
    const fromNode = imports.filter(
      ({ file, target }) => file.startsWith('src/') && /^node:|^vite$|^rolldown$/.test(target),
    )
    expect(fromNode).toEqual([])
  })

  // The titles of a job's lists are told to search engines, too, and the months stand in problems: so both stand there.
  test('components, motion, illustrations and sections take only types from src/page, the lists of a job, the months, and what a page is about', () => {
    const values = imports.filter(
      ({ file, target, typesOnly }) =>
        /^src\/(components|motion|illustrations|sections)\//.test(file) &&
        target.startsWith('src/page/') &&
        !/^src\/page\/(job-lists|months|subject)$/.test(target) &&
        !typesOnly,
    )
    expect(values.map(({ file, target }) => `${file} takes more than types from ${target}`)).toEqual([])
  })

  test('src/page has no React in it', () => {
    expect(imports.filter(({ file, target }) => file.startsWith('src/page/') && target.startsWith('react'))).toEqual([])
  })

  test('nobody imports content', () => {
    expect(imports.filter(({ target }) => target.includes('pages-json'))).toEqual([])
  })
})

describe('A section type', () => {
  const schemas = readSchemas()
  const registry = textOf('src/sections/registry.ts')
  const folders = globSync('src/sections/*/', { onlyDirectories: true }).map((folder) => path.basename(folder))

  test.each([...new Set([...sectionTypes(schemas), ...folders])])(
    '%s has a schema, a component, a line in the registry and two examples',
    (type) => {
      const name = `${type[0]?.toUpperCase()}${type.slice(1)}`
      const component = `src/sections/${type}/${name}.tsx`
      const schema = schemas.get(`sections/${type}.schema.json`)
      const missing = [
        ...(schema ? [] : [`schemas/sections/${type}.schema.json`]),
        ...(existsSync(component) ? [] : [component]),
        ...(registry.includes(`  ${type}: ${name},`) || registry.includes(`  ${type}: onDemand(() =>`)
          ? []
          : [`the line of ${type} in src/sections/registry.ts`]),
        ...((schema?.examples?.length ?? 0) >= 2 ? [] : [`two examples in schemas/sections/${type}.schema.json`]),
      ]
      expect(missing, `Missing for ${type}: ${missing.join(', ')}`).toEqual([])
    },
  )

  test('that is gone has left no picture', () => {
    const shown = new Set([...sectionTypes(schemas), ...scenes.map(({ name }) => name)])
    const pictures = globSync([testPictures, guidePictures].map(({ kept }) => `${kept}/*.webp`))
    const left = pictures.filter((file) => !shown.has(nameOfShown(file)))
    expect(left, 'Run: npm run keep').toEqual([])
  })
})

describe('Code', () => {
  const nodes = codeFiles.flatMap((file) => nodesOf(file).map((node) => ({ file, node })))
  const where = (test: (node: SyntaxNode) => boolean, below = '') =>
    nodes
      .filter(({ file, node }) => file.startsWith(below) && test(node))
      .map(({ file, node }) => writtenAs(file, node))
  const isNamed = (value: unknown, ...names: string[]) =>
    isNode(value) && typeof value.name === 'string' && names.includes(value.name)

  test('lies in files named for what they do', () => {
    expect(codeFiles.filter((file) => /(^|\/)(utils?|helpers?|misc|common|constants)(\.\w+$|\/)/i.test(file))).toEqual(
      [],
    )
  })

  test('has no barrels', () => {
    expect(codeFiles.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  test('has no any', () => {
    expect(where(({ type }) => type === 'TSAnyKeyword')).toEqual([])
  })

  test('casts nowhere but in PageRenderer, where TypeScript cannot follow the registry', () => {
    const isConst = ({ typeAnnotation }: SyntaxNode) =>
      isNode(typeAnnotation) && isNamed(typeAnnotation.typeName, 'const')
    const casts = where((node) => /^TS(As|TypeAssertion|NonNull)/.test(node.type) && !isConst(node))
    expect(casts).toEqual(['src/PageRenderer.tsx: sections[section.type] as ComponentType<Section>'])
  })

  test('switches no rule of TypeScript or the linter off', () => {
    expect(
      codeFiles.filter((file) => /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable/.test(textOf(file))),
    ).toEqual([])
  })

  test('makes no HTML from strings', () => {
    const sinks = ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcDoc']
    expect(
      where(
        ({ type, name, property }) =>
          isNamed(property, ...sinks) || (type === 'JSXAttribute' && isNamed(name, ...sinks)),
        'src/',
      ),
    ).toEqual([])
  })

  test('gives no element a style attribute', () => {
    expect(where(({ type, name }) => type === 'JSXAttribute' && isNamed(name, 'style'), 'src/')).toEqual([])
  })

  test('sends what authors wrote to the terminal by one way', () => {
    const tools =
      /^scripts\/(report\/terminal|authoring\/questions|engine\/(graphics\/decode-pictures|attachments\/read-kinds)|run|install|workshop\/(setup|tests)\/.*|commands\/(art|bench|fonts|guide|illustrations|keep|specification|test|types))\.m?[jt]s$/
    const printing = nodes.filter(
      ({ file, node }) => file.startsWith('scripts/') && !tools.test(file) && isNamed(node.object, 'console'),
    )
    expect(printing.map(({ file, node }) => writtenAs(file, node))).toEqual([])
  })

  test('leaves ids to the build', () => {
    expect(where((node) => isNamed(node, 'useId'), 'src/')).toEqual([])
  })

  test('mentions nothing outside the project', () => {
    const project = globSync(
      [
        'src/**',
        'scripts/**',
        'schemas/**',
        'pages-json/**',
        '*.{json,ts,md}',
        '!src/public/**',
        '!src/styles/fonts/**',
        '!package-lock.json',
      ],
      { dot: true },
    )
    // Sections of the type work lie in a folder of that name.
    const outside = /\.\.\/shared|(?<!\.|sections)\/work\//
    expect(project.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('fits into 200 lines a file', () => {
    const written = [...codeFiles, ...globSync(['src/**/*.css', 'scripts/**/*.{glsl,frag}', 'schemas/*/*.schema.json'])]
    const lengths = written.map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    expect(lengths.filter(({ lines }) => lines > 200)).toEqual([])
  })
})
