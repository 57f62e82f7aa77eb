import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the fonts: what English copy uses, in a file each that every page asks for, and what is rare in it. A file of
 * 10.9 kB arrives one round trip earlier than one of 11 on a slow line. The results are committed.
 */
const out = 'src/styles/fonts'
const packages = 'node_modules/@fontsource-variable'

type Range = [first: number, last: number]

/** Letters, digits, and the signs of which English copy has some: ! $ % & ' ( ) + , - . / : ; ? @ © – — ’ “ ” … */
const english: Range[] = [
  [0x20, 0x21],
  [0x24, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
]

const fonts = [
  { family: 'bricolage-grotesque', file: 'opsz', axes: { opsz: 96, wght: 650 } },
  { family: 'hanken-grotesk', file: 'wght', axes: { wght: { min: 400, max: 700 } } },
]

const styleSheet = await readFile('src/styles/fonts.css', 'utf8')

for (const { family, file, axes } of fonts) {
  const source = await readFile(path.join(packages, family, `files/${family}-latin-${file}-normal.woff2`))
  const rare = `${family}-rare`
  for (const [name, ranges] of Object.entries({ [family]: english, [rare]: rangesOf(rare) })) {
    const font = await subsetFont(source, charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
      keepFeatures: ['kern'],
      dropTables: ['GSUB', 'STAT'],
    })
    await writeFile(path.join(out, `${name}.woff2`), font)
    console.log(`${name}.woff2  ${(font.length / 1000).toFixed(1)} kB`)
  }
  await copyFile(path.join(packages, family, 'LICENSE'), path.join(out, `${family}.OFL.txt`))
}

/** The characters for which the style sheet names a file. */
function rangesOf(name: string): Range[] {
  const [, list] = new RegExp(`/${name}\\.woff2[^}]*unicode-range: ([^;]+);`).exec(styleSheet) ?? []
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
