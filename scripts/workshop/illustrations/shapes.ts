import { compact } from './compact'
import { at, circle, floor, leftWall, line, rectangle, rightWall, through, type Corner } from './isometric'

/** The colors, which the page decides: slabs of night and of paper, light in the page's accent, and hairlines. */
export type Tone = 'night' | 'paper' | 'light'

type Attributes = Record<string, string | number>

/** A path with what else SVG shall know of it. @param exact keeps its places to a tenth of a unit */
export function path(d: string, attributes: Attributes = {}, exact?: boolean): string {
  return `<path d="${compact(d, exact)}"${written(attributes)}/>`
}

export function group(attributes: Attributes, ...content: string[]): string {
  return `<g${written(attributes)}>${content.join('')}</g>`
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${String(value).replace(/^0\./, '.')}"`)
    .join('')
}

export const fill = (color: string, opacity = 1) => ({
  fill: `var(--${color})`,
  ...(opacity < 1 && { 'fill-opacity': opacity }),
})

export const stroke = (color: string, width: 1 | 1.5 = 1, opacity = 1) => ({
  fill: 'none',
  stroke: `var(--${color})`,
  ...(width > 1 && { 'stroke-width': width }),
  ...(opacity < 1 && { 'stroke-opacity': opacity }),
})

/** A line as thick as small words seen from afar, with the round ends all lines have. */
export const bar = (color: string, width: number, opacity = 1) => ({
  ...stroke(color, 1, opacity),
  'stroke-width': width,
})

interface Slab {
  x: number
  y: number
  /** Its upper side. */
  z?: number
  width: number
  depth: number
  height: number
  radius?: number
  tone?: Tone
}

/** The two sides of a block that are seen. */
export function sides({ x, y, z = 0, width, depth, height, radius = 6, tone = 'night' }: Slab): string {
  const [near, far] = [x + width - radius, y + depth - radius]
  const side = (from: 'left' | 'front') => {
    const [there, back] =
      from === 'left'
        ? ([
            [
              [x + radius, far, 135, 90],
              [near, far, 90, 45],
            ],
            [
              [near, far, 45, 90],
              [x + radius, far, 90, 135],
            ],
          ] as const)
        : ([
            [
              [near, far, 45, 0],
              [near, y + radius, 360, 315],
            ],
            [
              [near, y + radius, 315, 360],
              [near, far, 0, 45],
            ],
          ] as const)
    return `M${through(floor(z), radius, there)}L${through(floor(z - height), radius, back)}Z`
  }
  return path(side('left'), fill(`${tone}-left`)) + path(side('front'), fill(`${tone}-right`))
}

/** A block with rounded upright edges: left side, right side, and the top with its edge. */
export function slab(block: Slab): string {
  const { x, y, z = 0, width, depth, radius = 6, tone = 'night' } = block
  const top = rectangle(floor(z), x, y, width, depth, radius)
  return sides(block) + path(top, { ...fill(`${tone}-top`), stroke: `var(--${tone}-edge)` })
}

/** An upright plate with rounded corners that looks to the lower left: its upper and right edges, and its face at y. */
export function panel({ x, y, z = 0, width, depth, height, radius = 6, tone = 'night' }: Slab): string {
  const [left, right, low, high] = [x + radius, x + width - radius, z - height + radius, z - radius]
  const edge = (color: string, from: Corner, to: Corner) => {
    const back = ([u, v, start, end]: Corner): Corner => [u, v, end, start]
    const there = through(leftWall(y - depth), radius, [from, to])
    return path(`M${there}L${through(leftWall(y), radius, [back(to), back(from)])}Z`, fill(color))
  }
  return (
    edge(`${tone}-right`, [left, high, 135, 90], [right, high, 90, 45]) +
    edge(`${tone}-left`, [right, high, 45, 0], [right, low, 360, 315]) +
    path(rectangle(leftWall(y), x, z - height, width, height, radius), {
      ...fill(`${tone}-top`),
      stroke: `var(--${tone}-edge)`,
    })
  )
}

/** A block with sharp edges, which weighs less. */
export function brick({ x, y, z = 0, width, depth, height, tone = 'night' }: Omit<Slab, 'radius'>): string {
  const [right, front] = [x + width, y + depth]
  return (
    path(rectangle(leftWall(front), x, z - height, width, height), fill(`${tone}-left`)) +
    path(rectangle(rightWall(right), y, z - height, depth, height), fill(`${tone}-right`)) +
    path(rectangle(floor(z), x, y, width, depth), { ...fill(`${tone}-top`), stroke: `var(--${tone}-edge)` })
  )
}

/** A round block: its side, and the top with its edge. */
export function cylinder(
  x: number,
  y: number,
  z: number,
  radius: number,
  height: number,
  tone: Tone = 'night',
): string {
  const part = radius * Math.SQRT1_2
  const ends = (level: number) => [at([x - part, y + part, level]), at([x + part, y - part, level])]
  const [[left, right], [leftBelow, rightBelow]] = [ends(z), ends(z - height)]
  const ellipse = `A${(radius * 1.2247).toFixed(1)} ${part.toFixed(1)} 0 0`
  const side = `M${left}${ellipse} 0 ${right}L${rightBelow}${ellipse} 1 ${leftBelow}Z`
  const top = path(circle(floor(z), x, y, radius), { ...fill(`${tone}-top`), stroke: `var(--${tone}-edge)` })
  return path(side, fill(`${tone}-left`), true) + top
}

/** A soft shadow on the ground, in three steps: within, under the line, and the line's outer half. */
export function shadow(x: number, y: number, width: number, depth: number, z: number, radius = 20): string {
  return path(rectangle(floor(z), x, y, width, depth, radius), {
    ...fill('shadow', 0.08),
    stroke: 'var(--shadow)',
    'stroke-opacity': 0.05,
    'stroke-width': 26,
  })
}

/**
 * Lines that draw themselves, each from its start: `--draw` goes from 1 to 0, and is 0 where nobody sets it.
 * @param length at least that of the longest
 */
export function drawn(d: string, length: number, attributes: Attributes): string {
  const dash = { 'stroke-dasharray': length, 'stroke-dashoffset': `calc(${length}px*var(--draw,0))` }
  return path(d, { ...attributes, ...dash })
}

/** Points of light that travel along lines, each from its start, and rest after a distance. */
export function pulse(d: string, rest: number, size = 7): string {
  const dot = (width: number, color: string, opacity = 1) =>
    path(d, { stroke: `var(--${color})`, 'stroke-width': width, ...(opacity < 1 && { 'stroke-opacity': opacity }) })
  const dash = { 'stroke-dasharray': '0 999', 'stroke-dashoffset': `calc(${rest}px*(var(--draw,0) - 1))` }
  const ring = dot(size * 2.4, 'light', 0.25) + dot(size, 'light') + dot(size * 0.45, 'spark')
  return group({ fill: 'none', ...dash }, ring)
}

/** The grid all pieces stand on. The page fades it out: what `<use>` brings from another file has no masks and gradients in Safari. */
export function grid(z = 0): string {
  const marks = Array.from({ length: 13 }, (_, i) => (i - 6) * 48)
  const end = 315
  const lines = marks.map(
    (mark) => line(floor(z), [mark, -end], [mark, end]) + line(floor(z), [-end, mark], [end, mark]),
  )
  return path(lines.join(''), stroke('line'))
}
