import { bend, circle, floor, leftWall, line, rectangle, rightWall } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -30
const on = floor(ground)

/** Where each source stands, and the way its data takes to the core. */
const ways = {
  database: [
    [-190, 40],
    [-130, 40],
    [-130, 0],
    [-62, 0],
  ],
  documents: [
    [-30, -196],
    [-30, -110],
    [0, -110],
    [0, -62],
  ],
  service: [
    [150, -70],
    [90, -70],
    [90, -16],
    [62, -16],
  ],
  archive: [
    [26, 190],
    [26, 120],
    [-14, 120],
    [-14, 62],
  ],
  answer: [
    [180, 84],
    [110, 84],
    [110, 20],
    [62, 20],
  ],
} as const

/** A database of three discs. */
function database(x: number, y: number, tone: 'night' | 'paper'): string {
  const lamps = [0, 1, 2].map((i) => circle(leftWall(y + 30), x - 2, ground + 9 + i * 22, 2.2)).join('')
  const discs = [17, 39, 61].map((height) => cylinder(x, y, ground + height, 32, 17, tone)).join('')
  return discs + path(lamps, fill(tone === 'night' ? 'light' : 'tone'))
}

/** Upright sheets with lines of words. */
function documents(x: number, y: number): string {
  const sheet = (shift: number) => {
    const wall = leftWall(y + shift)
    return path(rectangle(wall, x - 27, ground + 2, 54, 74, 6), { ...fill('paper-top'), stroke: 'var(--paper-edge)' })
  }
  const wall = leftWall(y + 18)
  const words = [38, 30, 36, 22].map((width, i) =>
    line(wall, [x - 17, ground + 48 - i * 11], [x - 21 + width, ground + 48 - i * 11]),
  )
  return (
    slab({ x: x - 36, y: y - 26, z: ground, width: 72, depth: 56, height: 7, radius: 10, tone: 'paper' }) +
    sheet(2) +
    sheet(18) +
    path(line(wall, [x - 16, ground + 62], [x - 2, ground + 62]), bar('tone', 7)) +
    path(words.join(''), bar('ink', 3.5, 0.18))
  )
}

/** A service: a block of night with a lit socket. */
function service(x: number, y: number): string {
  const rows = [0, 1, 2].map((i) =>
    line(rightWall(x + 28), [y - 18, ground + 11 + i * 12], [y + 6, ground + 11 + i * 12]),
  )
  return (
    slab({ x: x - 28, y: y - 28, z: ground + 48, width: 56, depth: 56, height: 48, radius: 8 }) +
    path(rows.join(''), bar('soft', 3.5, 0.35)) +
    path([0, 1, 2].map((i) => circle(rightWall(x + 28), y + 17, ground + 11 + i * 12, 2.5)).join(''), fill('light')) +
    path(circle(floor(ground + 48), x, y, 13), stroke('light', 1.5)) +
    path(circle(floor(ground + 48), x, y, 5), fill('light'))
  )
}

/** What comes of it: a panel with a small chart. */
function answer(x: number, y: number): string {
  const top = floor(ground + 10)
  const bars = [14, 24, 20, 34].map((height, i) =>
    line(top, [x - 22 + i * 15, y + 24], [x - 22 + i * 15, y + 24 - height]),
  )
  return (
    slab({ x: x - 40, y: y - 36, z: ground + 10, width: 80, depth: 72, height: 10, radius: 12, tone: 'paper' }) +
    path(line(top, [x - 22, y - 22], [x + 8, y - 22]), bar('ink', 5, 0.18)) +
    path(bars.join(''), { ...stroke('tone'), 'stroke-width': 8 })
  )
}

/** The core: stacked blocks of night with a cube of light. */
function core(): string {
  const rings = [0, 1].map((i) =>
    rectangle(floor(ground + 22), -50 + i * 9, -50 + i * 9, 100 - i * 18, 100 - i * 18, 16 - i * 4),
  )
  const pins = [-26, 0, 26].map(
    (i) =>
      line(leftWall(58), [i - 4, ground + 9], [i + 4, ground + 9]) +
      line(rightWall(58), [i - 4, ground + 9], [i + 4, ground + 9]),
  )
  return (
    slab({ x: -58, y: -58, z: ground + 22, width: 116, depth: 116, height: 22, radius: 18 }) +
    path(pins.join(''), { ...stroke('light', 1, 0.6), 'stroke-width': 4 }) +
    path(rings[0] ?? '', fill('light', 0.12)) +
    path(rings.join(''), stroke('light', 1, 0.5)) +
    slab({ x: -28, y: -28, z: ground + 74, width: 56, depth: 56, height: 46, radius: 8, tone: 'light' }) +
    path(bend(floor(ground + 74), 1, [-12, 0], [0, -12], [12, 0], [0, 12], [-12, 0]), bar('spark', 3))
  )
}

const lines = Object.values(ways)
  .map((points) => bend(on, 16, ...points))
  .join('')
/** The last stretch before the core, where the light of each rests. */
const arrivals = Object.values(ways)
  .map((points) => line(on, ...points.slice(-2)))
  .join('')

export const network: Piece = {
  ground:
    grid(ground) +
    shadow(-50, -50, 116, 116, ground) +
    path(lines, { ...stroke('tone', 1, 0.16), 'stroke-width': 8 }) +
    drawn(lines, 260, stroke('tone', 1.5)),
  first: documents(-30, -190) + database(-186, 40, 'paper'),
  second: service(156, -70) + core(),
  third: database(26, 186, 'night') + answer(184, 84),
  light: pulse(arrivals, 18),
}
