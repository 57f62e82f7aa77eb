import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { readTables, writeTables } from '../workshop/fonts/sfnt'

/**
 * Cuts the fonts: what English copy uses, in a file each that every page asks for, and what is rare in it. A file of
 * 9.4 kB arrives one round trip earlier than one of 10 on a slow line (150 ms, 1.6 Mbit/s) that six files share; these
 * have 9.0 and 9.4. The results are committed.
 */
const out = 'src/styles/fonts'
const packages = 'node_modules/@fontsource-variable'

type Range = [first: number, last: number]

/** Letters, digits, and the signs of which English copy has some: % & ' ( ) + , - . / : ; ? @ © – ’ “ ” */
const english: Range[] = [
  [0x20, 0x20],
  [0x25, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0x2013, 0x2013],
  [0x2019, 0x2019],
  [0x201c, 0x201d],
]

/** Signs of prices and sums, which are hardly in headings: $ = × */
const sums: Range[] = [
  [0x24, 0x24],
  [0x3d, 0x3d],
  [0xd7, 0xd7],
]

/** Kerning that follows the weight takes a kilobyte, and cannot be told from that of a middle weight. */
const fonts = [
  { family: 'bricolage-grotesque', file: 'opsz', axes: { opsz: 96, wght: 650 }, ranges: english },
  {
    family: 'hanken-grotesk',
    file: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    ranges: [...english, ...sums],
    kerning: { wght: 500 },
  },
]

/** A table of names without any: they stand in the license beside the font. */
const noNames = Buffer.from([0, 0, 0, 0, 0, 6])

const styleSheet = await readFile('src/styles/fonts.css', 'utf8')

for (const { family, file, axes, kerning, ranges: own } of fonts) {
  const source = await readFile(path.join(packages, family, `files/${family}-latin-${file}-normal.woff2`))
  for (const name of [family, ...partsOf(family)]) {
    const ranges = name === family ? own : rangesOf(name)
    const characters = charactersOf(ranges)
    const kept = { noLayoutClosure: true, keepFeatures: ['kern'], dropTables: ['GSUB', 'STAT'] }
    const cut = async (variationAxes: typeof axes | typeof kerning) =>
      readTables(await subsetFont(source, characters, { ...kept, variationAxes, targetFormat: 'truetype' }))
    const tables = await cut(axes)
    if (kerning)
      for (const [tag, table] of await cut(kerning)) if (tag === 'GPOS' || tag === 'GDEF') tables.set(tag, table)
    tables.set('name', noNames)
    // Widths between the weights: they stand in gvar as well, and here once more, to be found sooner.
    tables.delete('HVAR')
    const font = await subsetFont(writeTables(tables), characters, { ...kept, targetFormat: 'woff2' })
    await writeFile(path.join(out, `${name}.woff2`), font)
    console.log(`${name}.woff2  ${(font.length / 1000).toFixed(2)} kB`)
  }
  await copyFile(path.join(packages, family, 'LICENSE'), path.join(out, `${family}.OFL.txt`))
}

/** The files beside a family's own that the style sheet names. */
function partsOf(family: string): string[] {
  return [...styleSheet.matchAll(/\/([\w-]+)\.woff2/g)].flatMap(([, name = '']) =>
    name.startsWith(`${family}-`) ? name : [],
  )
}

/** The characters for which the style sheet names a file. */
function rangesOf(name: string): Range[] {
  const [, list] = new RegExp(`/${name}\\.woff2[^}]*unicode-range:\\s+([^;]+);`).exec(styleSheet) ?? []
  if (!list) throw new Error(`src/styles/fonts.css names no unicode-range for ${name}.woff2.`)
  return [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}

function charactersOf(ranges: Range[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('')
}
