import { arc, bend, circle, floor, leftWall, line, rectangle, rod } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -106
const half = 136
const on = floor(ground)
/** The table's rows, along x, and its columns: names, then values. */
const row = (i: number) => -76 + i * 26
const columns = [-32, 26, 84]

/** A pane of glass over a row of the table. */
interface Pane {
  row: number
  left: number
  low: number
  width: number
  tall: number
}
const large: Pane = { row: 2, left: -130, low: ground + 62, width: 290, tall: 182 }
const small: Pane = { row: 6, left: -106, low: ground + 40, width: 138, tall: 132 }

function table(): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7]
  const names = rows.map((i) => line(on, [-112, row(i)], [-90 + ((i * 13) % 24), row(i)]))
  const values = rows.flatMap((i) =>
    columns.map((x, k) => line(on, [x, row(i)], [x + 12 + ((i * 17 + k * 23) % 26), row(i)])),
  )
  const shown = [large, small].map((pane) => rectangle(on, -half, row(pane.row) - 13, 2 * half, 26))
  return (
    slab({ x: -half, y: -half, z: ground, width: 2 * half, depth: 2 * half, height: 14, radius: 20 }) +
    path(shown.join(''), fill('light', 0.2)) +
    path(line(on, [-half, -98], [half, -98]) + line(on, [-54, -half], [-54, half]), stroke('night-edge')) +
    path([-112, ...columns].map((x) => line(on, [x, -116], [x + 28, -116])).join(''), bar('soft', 6, 0.7)) +
    path(names.join(''), bar('soft', 5, 0.4)) +
    path(values.join(''), bar('light', 5, 0.6))
  )
}

function glass({ row: i, left, low, width, tall }: Pane): string {
  const sheet = (y: number) => rectangle(leftWall(y), left, low, width, tall, 14)
  return (
    path(sheet(row(i) - 9), fill('light-right', 0.55)) +
    path(sheet(row(i)), { ...fill('paper-top', 0.88), stroke: 'var(--light)' })
  )
}

/** A line against its target, the months as bars, and by how much it is better. */
function largeFigures(): string {
  const { left, low, tall } = large
  const wall = leftWall(row(large.row))
  const [top, foot, end] = [low + tall, low + 24, left + 168]
  const heights = [36, 44, 40, 56, 82]
  const trend = bend(
    wall,
    14,
    [left + 22, foot + 12],
    [left + 50, foot + 40],
    [left + 78, foot + 34],
    [left + 112, foot + 84],
    [left + 136, foot + 80],
    [end - 4, foot + 124],
  )
  const bars = heights.map((height, i) =>
    line(wall, [left + 195 + i * 18, foot + 5], [left + 195 + i * 18, foot + height]),
  )
  return (
    path(line(wall, [left + 24, top - 27], [left + 96, top - 27]), bar('heading', 10)) +
    path(line(wall, [left + 23, top - 46], [left + 66, top - 46]), bar('heading', 5, 0.25)) +
    path(rectangle(wall, left + 184, top - 58, 88, 42, 10), fill('accent', 0.14)) +
    path(
      line(wall, [left + 210, top - 48], [left + 210, top - 28]) +
        line(wall, [left + 200, top - 37], [left + 210, top - 27], [left + 220, top - 37]),
      bar('accent', 4.5),
    ) +
    path(line(wall, [left + 236, top - 37], [left + 258, top - 37]), bar('accent', 9)) +
    path(
      line(wall, [left + 22, foot], [end, foot]) + line(wall, [left + 188, foot], [left + 270, foot]),
      stroke('heading', 1, 0.3),
    ) +
    path(line(wall, [left + 22, foot + 88], [end, foot + 88]), {
      ...stroke('heading', 1.5, 0.4),
      'stroke-dasharray': '1 5',
    }) +
    path(`${trend}L${line(wall, [end - 4, foot], [left + 22, foot]).slice(1)}Z`, fill('accent', 0.14)) +
    path(trend, bar('accent', 3.5)) +
    path(circle(wall, end - 4, foot + 124, 6), { ...fill('paper-top'), stroke: 'var(--accent)', 'stroke-width': 3 }) +
    path(bars.slice(0, -1).join(''), bar('accent', 11, 0.35)) +
    path(bars.slice(-1).join(''), bar('accent', 11))
  )
}

/** How much of what was planned is reached. */
function gauge(): string {
  const { left, low, width, tall } = small
  const wall = leftWall(row(small.row))
  const [u, v] = [left + width / 2, low + tall / 2 - 2]
  return (
    path(arc(wall, u, v, 42, 225, -45), bar('heading', 13, 0.12)) +
    path(arc(wall, u, v, 42, 225, 20), bar('accent', 13)) +
    path(line(wall, [u - 15, v], [u + 15, v]), bar('heading', 10)) +
    path(line(wall, [u - 12, v - 34], [u + 12, v - 34]), bar('heading', 5, 0.25))
  )
}

/** From values of a pane's row up to the pane. */
const values = [
  [73, large],
  [15, large],
  [-43, small],
] as const
const feet = values.map(([x, pane]) => circle(on, x, row(pane.row), 7)).join('')
const rises = values.map(([x, pane]) => rod([x, row(pane.row), ground], [x, row(pane.row), pane.low])).join('')

export const dashboard: Piece = {
  grid: grid(ground - 20),
  ground: shadow(8 - half, 8 - half, 2 * half, 2 * half, ground - 20),
  first: table(),
  second: glass(large) + largeFigures(),
  third: glass(small) + gauge(),
  light:
    path(feet, { ...fill('night-top'), stroke: 'var(--light)', 'stroke-width': 1.5 }) +
    drawn(rises, 64, bar('light', 2)) +
    pulse(rises, 30),
}
