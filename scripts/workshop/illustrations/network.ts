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
    [-70, 0],
  ],
  documents: [
    [-30, -196],
    [-30, -110],
    [0, -110],
    [0, -70],
  ],
  service: [
    [150, -70],
    [90, -70],
    [90, -16],
    [70, -16],
  ],
  archive: [
    [26, 190],
    [26, 124],
    [26, 70],
  ],
  answer: [
    [180, 84],
    [110, 84],
    [110, 20],
    [70, 20],
  ],
} as const

/** A database of three discs. */
function database(x: number, y: number, tone: 'night' | 'paper'): string {
  const lamps = [0, 1, 2].map((i) => circle(leftWall(y + 35), x - 2, ground + 10 + i * 26, 2.6)).join('')
  const discs = [20, 46, 72].map((height) => cylinder(x, y, ground + height, 37, 20, tone)).join('')
  return discs + path(lamps, fill(tone === 'night' ? 'light' : 'accent'))
}

/** Upright sheets with lines of words. */
function documents(x: number, y: number): string {
  const sheet = (shift: number) => {
    const wall = leftWall(y + shift)
    return path(rectangle(wall, x - 27, ground + 2, 54, 74, 6), { ...fill('paper-top'), stroke: 'var(--paper-edge)' })
  }
  const wall = leftWall(y + 18)
  const words = [38, 30, 36].map((width, i) =>
    line(wall, [x - 17, ground + 48 - i * 11], [x - 21 + width, ground + 48 - i * 11]),
  )
  return (
    slab({ x: x - 36, y: y - 26, z: ground, width: 72, depth: 56, height: 7, radius: 10, tone: 'paper' }) +
    sheet(2) +
    sheet(18) +
    path(line(wall, [x - 16, ground + 62], [x - 2, ground + 62]), bar('accent', 7)) +
    path(words.join(''), bar('heading', 3.5, 0.18))
  )
}

/** A service: a block of night with a lit socket. */
function service(x: number, y: number): string {
  const rows = [0, 1, 2].map((i) =>
    line(rightWall(x + 32), [y - 21, ground + 12 + i * 14], [y + 6, ground + 12 + i * 14]),
  )
  return (
    slab({ x: x - 32, y: y - 32, z: ground + 56, width: 64, depth: 64, height: 56, radius: 9 }) +
    path(rows.join(''), bar('soft', 3.5, 0.35)) +
    path([0, 1, 2].map((i) => circle(rightWall(x + 32), y + 19, ground + 12 + i * 14, 2.8)).join(''), fill('light')) +
    path(circle(floor(ground + 56), x, y, 15), stroke('light', 1.5)) +
    path(circle(floor(ground + 56), x, y, 6), fill('light'))
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
    path(line(top, [x - 22, y - 22], [x + 8, y - 22]), bar('heading', 5, 0.18)) +
    path(bars.join(''), { ...stroke('accent'), 'stroke-width': 8 })
  )
}

/** The core: a block of night with a cube of light. */
function core(): string {
  const [half, top] = [66, floor(ground + 24)]
  const rings = [10, 20].map((i) => rectangle(top, i - half, i - half, 2 * (half - i), 2 * (half - i), 20 - i / 2))
  const pins = [-32, 0, 32].flatMap((i) =>
    [leftWall(half), rightWall(half)].map((wall) => line(wall, [i - 5, ground + 10], [i + 5, ground + 10])),
  )
  return (
    slab({ x: -half, y: -half, z: ground + 24, width: 2 * half, depth: 2 * half, height: 24, radius: 22 }) +
    path(pins.join(''), bar('light', 4, 0.6)) +
    path(rings[0] ?? '', fill('light', 0.12)) +
    path(rings.join(''), stroke('light', 1, 0.5)) +
    slab({ x: -32, y: -32, z: ground + 80, width: 64, depth: 64, height: 52, radius: 9, tone: 'light' }) +
    path(rectangle(floor(ground + 80), -12, -12, 24, 24, 4), bar('spark', 3))
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
  grid: grid(ground),
  ground:
    shadow(-58, -58, 128, 128, ground) +
    shadow(-216, 20, 60, 60, ground) +
    shadow(2, 162, 60, 60, ground) +
    drawn(lines, 260, bar('accent', 2)),
  first: documents(-30, -190) + database(-186, 40, 'paper'),
  second: service(156, -70) + core(),
  third: database(26, 186, 'night') + answer(184, 84),
  light: pulse(arrivals, 18),
}
