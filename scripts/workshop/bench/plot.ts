import type { Measured } from './builds'

const size = { width: 760, height: 460 }
const frame = { left: 64, right: 600, top: 24, bottom: 412 }
/** Of names that would else lie on each other. */
const lineHeight = 15
const colors = ['#1d4ed8', '#c2410c', '#7e22ce', '#047857', '#b91c1c', '#475569']

/**
 * Draws what builds cost against how many pages there are, both by powers of ten, as SVG.
 * @param about what was measured, for above the picture: the machine, the versions, how many runs
 */
export function plot(measured: readonly Measured[], about: string): string {
  const points = measured.map(({ generator, task, size: pages, cpu }) => ({
    // Of 1000 services all pages are, of 1000 one in ten: these are two sites.
    line: [generator, task, ...pages.split(' ').slice(1)].join(', '),
    pages: Number.parseInt(pages),
    cpu,
  }))
  const across = axis(
    points.map(({ pages }) => pages),
    [frame.left, frame.right],
  )
  const up = axis(
    points.map(({ cpu }) => cpu),
    [frame.bottom, frame.top],
  )
  const ofLine = (line: string) => points.filter((point) => point.line === line).toSorted((a, b) => a.pages - b.pages)
  const lines = [...new Set(points.map(({ line }) => line))].map((line, number) => ({
    line,
    color: colors[number % colors.length],
    places: ofLine(line).map(({ pages, cpu }) => ({ x: across.place(pages), y: up.place(cpu) })),
  }))
  let above = 0
  const drawn = lines
    .toSorted((a, b) => (a.places.at(-1)?.y ?? 0) - (b.places.at(-1)?.y ?? 0))
    .map(({ line, color, places }) => {
      const end = places.at(-1)
      above = Math.max((end?.y ?? 0) + 4, above + lineHeight)
      return {
        line: [
          `<polyline fill="none" stroke="${color}" stroke-width="2" points="${places.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
          ...places.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`),
        ].join(''),
        words: `${line}: ${ofLine(line)
          .map(({ pages, cpu }) => `${pages} pages ${cpu.toFixed(2)} s`)
          .join(', ')}.`,
        label: `<text x="${(end?.x ?? 0) + 8}" y="${above}" fill="${color}">${line}</text>`,
      }
    })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12" role="img" aria-labelledby="what figures">`,
    '<title id="what">What builds cost, in CPU seconds, against how many pages there are</title>',
    `<desc id="figures">${drawn.map(({ words }) => words).join(' ')} ${about}</desc>`,
    '<rect width="100%" height="100%" fill="white"/>',
    `<g stroke="#cbd5e1">${gridOf(across, up).join('').replaceAll('<text', '<text stroke="none"')}</g>`,
    ...drawn.map(({ line }) => line),
    // Who gave up early ends among the lines of the others.
    `<g stroke="white" stroke-width="4" paint-order="stroke">${drawn.map(({ label }) => label).join('')}</g>`,
    `<text x="${(frame.left + frame.right) / 2}" y="${size.height - 8}" text-anchor="middle">pages, by powers of ten</text>`,
    `<text transform="translate(16 ${(frame.top + frame.bottom) / 2}) rotate(-90)" text-anchor="middle">CPU seconds, by powers of ten</text>`,
    `<text x="${frame.left}" y="14" fill="#475569">${about}</text>`,
    '</svg>\n',
  ].join('\n')
}

type Axis = ReturnType<typeof axis>

/** A line with its number at each power of ten. */
function gridOf(across: Axis, up: Axis): string[] {
  return [
    ...across.powers.map((power) => {
      const x = across.place(power)
      return `<path d="M${x} ${frame.top}V${frame.bottom}"/><text x="${x}" y="${frame.bottom + 18}" text-anchor="middle">${power}</text>`
    }),
    ...up.powers.map((power) => {
      const y = up.place(power)
      return `<path d="M${frame.left} ${y}H${frame.right}"/><text x="${frame.left - 8}" y="${y + 4}" text-anchor="end">${power}</text>`
    }),
  ]
}

/** The powers of ten around some numbers, and where a number stands between two places. */
function axis(numbers: readonly number[], [from, to]: [from: number, to: number]) {
  const least = Math.floor(Math.log10(Math.min(...numbers)))
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...numbers))))
  return {
    powers: Array.from({ length: most - least + 1 }, (_, power) => Number((10 ** (least + power)).toPrecision(1))),
    place: (number: number) => Math.round(from + ((Math.log10(number) - least) / (most - least)) * (to - from)),
  }
}
