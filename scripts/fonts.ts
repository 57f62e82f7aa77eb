import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const out = 'src/styles/fonts'
const packages = 'node_modules/@fontsource-variable'

/** Latin with Western accents, punctuation, arrows, currency, superscripts, and the signs copy uses. */
const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x178, 0x178],
  [0x17d, 0x17e],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
  .join('')

const fonts = [
  { family: 'bricolage-grotesque', file: 'opsz', axes: { opsz: 96, wght: 650 } },
  { family: 'hanken-grotesk', file: 'wght', axes: { wght: { min: 400, max: 700 } } },
]

for (const { family, file, axes } of fonts) {
  const source = path.join(packages, family, `files/${family}-latin-${file}-normal.woff2`)
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  })
  await writeFile(path.join(out, `${family}.woff2`), font)
  await copyFile(path.join(packages, family, 'LICENSE'), path.join(out, `${family}.OFL.txt`))
  console.log(`${family}.woff2  ${(font.length / 1024).toFixed(1)} kB`)
}
