import { bend, circle, leftWall, line, rectangle, rightWall, rod, through } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, panel, path, pulse, shadow, slab, stroke, type Tone } from './shapes'

const ground = -140
const low = ground + 10
const [left, wide, tall, front] = [-86, 184, 352, 64]
const high = low + tall
const face = leftWall(front)

const dock = (x: number, y: number, width: number, depth: number) =>
  slab({ x, y, z: low, width, depth, height: 10, radius: 28, tone: 'paper' })

/** The same app on the other system, behind. */
function other(): string {
  const [x, y, z, width, height] = [-52, -88, low + 300, 156, 300]
  const on = leftWall(y)
  const pair = [20, 83].map((u) => rectangle(on, x + u, z - 180, 53, 52, 12)).join('')
  return (
    panel({ x, y, z, width, depth: 16, height, radius: 26, tone: 'paper' }) +
    path(rectangle(on, x + 8, z - height + 8, width - 16, height - 16, 19), fill('accent', 0.1)) +
    path(rectangle(on, x + 20, z - 118, width - 40, 78, 12) + pair, fill('accent', 0.2)) +
    path(rectangle(on, x + 20, z - 250, width - 40, 40, 20), fill('accent', 0.6)) +
    path(line(on, [x + 66, z - 20], [x + 90, z - 20]), bar('heading', 7, 0.4))
  )
}

function body(): string {
  const side = rightWall(left + wide)
  const keys = line(side, [front - 10, high - 80], [front - 10, high - 120])
  return (
    panel({ x: left, y: front, z: high, width: wide, depth: 20, height: tall, radius: 32 }) +
    path(rectangle(face, left + 9, low + 9, wide - 18, tall - 18, 23), fill('night-left')) +
    path(line(face, [left + 76, high - 24], [left + 108, high - 24]), bar('night-edge', 10, 0.6)) +
    path(line(face, [left + 66, low + 20], [left + 118, low + 20]), bar('soft', 3, 0.5)) +
    path(keys, bar('night-edge', 4, 0.8))
  )
}

/** Where each tile lies on the screen, and how far it has come out of it. */
const [column, second] = [left + 22, left + 98]
const tiles = {
  picture: { x: column, z: high - 46, width: 140, height: 100, out: 40 },
  chart: { x: column, z: high - 160, width: 64, height: 64, out: 74 },
  ring: { x: second, z: high - 160, width: 64, height: 64, out: 74 },
  button: { x: column, z: high - 244, width: 140, height: 50, out: 108 },
}
type Tile = (typeof tiles)['picture']

const tile = ({ x, z, width, height, out }: Tile, tone: Tone, radius = 15) =>
  panel({ x, y: front + out, z, width, depth: 9, height, radius, tone })

function places(): string {
  const all = Object.values(tiles)
  const marks = all.map(({ x, z, width, height }) => rectangle(face, x, z - height, width, height, 15)).join('')
  const rods = all.flatMap(({ x, z, width, height, out }) =>
    [
      [x + 6, z - 6],
      [x + width - 6, z - height + 6],
    ].map(([u = 0, v = 0]) => rod([u, front, v], [u, front + out, v])),
  )
  return (
    path(marks, { ...fill('light', 0.12), stroke: 'var(--light)', 'stroke-opacity': 0.5 }) +
    path(rods.join(''), { ...stroke('light'), 'stroke-dasharray': '2 4' })
  )
}

function picture(): string {
  const { x, z, out } = tiles.picture
  const on = leftWall(front + out)
  const hills = bend(on, 6, [x + 14, z - 84], [x + 46, z - 42], [x + 66, z - 64], [x + 88, z - 46], [x + 126, z - 84])
  return (
    tile(tiles.picture, 'paper') +
    path(`${hills}Z`, fill('accent', 0.8)) +
    path(circle(on, x + 106, z - 28, 10), fill('accent', 0.35))
  )
}

function pair(): string {
  const { x, z, out } = tiles.chart
  const on = leftWall(front + out)
  const bars = [14, 22, 32].map((height, i) => line(on, [x + 18 + i * 14, z - 48], [x + 18 + i * 14, z - 48 + height]))
  const [u, v] = [tiles.ring.x + 32, z - 32]
  return (
    tile(tiles.ring, 'paper') +
    tile(tiles.chart, 'paper') +
    path(circle(on, u, v, 17), bar('accent', 7, 0.2)) +
    path(`M${through(on, 17, [[u, v, 90, -70]])}${bars.join('')}`, bar('accent', 7))
  )
}

const touched = { u: tiles.button.x + 104, v: tiles.button.z - 25, y: front + tiles.button.out }
function button(): string {
  const { x, z, out } = tiles.button
  return (
    tile(tiles.button, 'light', 25) +
    path(line(leftWall(front + out), [x + 28, z - 25], [x + 74, z - 25]), bar('spark', 7))
  )
}

const ripple = [12, 24, 36].map((r) => circle(leftWall(touched.y), touched.u, touched.v, r))
const thread = rod([touched.u, touched.y, touched.v], [touched.u, front, touched.v])

export const phone: Piece = {
  grid: grid(ground),
  ground: shadow(left - 20, 24, wide + 40, 90, ground) + shadow(-68, -122, 200, 70, ground),
  first: dock(-74, -134, 200, 76) + other(),
  second: dock(left - 28, 8, wide + 56, 100) + body() + places(),
  third: picture() + pair() + button(),
  light: path(ripple.join(''), stroke('accent', 1.5)) + drawn(thread, 120, stroke('light', 1.5)) + pulse(thread, 80),
}
