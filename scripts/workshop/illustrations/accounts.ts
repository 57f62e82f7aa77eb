import { bend, circle, floor, line, rectangle, rightWall, rod, through, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, sides, slab, stroke } from './shapes'

/** A box of cards, open above. */
const ground = -84
const [long, wide, high, rimWidth] = [150, 98, 60, 9]
const rim = ground + high
const box = { x: -long, y: -wide, z: rim, width: 2 * long, depth: 2 * wide, height: high, radius: 12 }

/** Cards stand across the box, upright or leaning along it, each with its tab. */
interface Card {
  x: number
  lean: number
  tab: number
  shade: 'top' | 'right'
}
const [half, tall] = [82, 122]

function card({ x, lean, tab, shade }: Card): string {
  const foot = rim - 46
  const on = (y: number, z: number): Point => [x + (lean * z) / tall, y, foot + z]
  const edge = [
    on(half, 0),
    on(half, tall),
    on(tab + 26, tall),
    on(tab + 20, tall + 14),
    on(tab - 20, tall + 14),
    on(tab - 26, tall),
    on(-half, tall),
    on(-half, 0),
  ]
  return (
    path(`${rod(...edge)}Z`, { ...fill(`paper-${shade}`), stroke: 'var(--paper-edge)' }) +
    path(rod(on(tab + 11, tall + 4), on(tab - 11, tall + 4)), bar('accent', 5, 0.45))
  )
}

const behind: Card[] = [44, -4, -48, 44].map((tab, i) => ({ x: 23 * i - 130, lean: -16, tab, shade: 'right' }))
const before: Card[] = [-48, -4, 44, -30].map((tab, i) => ({ x: 42 + 22 * i, lean: 30, tab, shade: 'top' }))

function opening(): string {
  const inner = rectangle(floor(rim), rimWidth - long, rimWidth - wide, 2 * (long - rimWidth), 2 * (wide - rimWidth), 6)
  return slab(box) + path(inner, { ...fill('night-left'), stroke: 'var(--night-edge)' })
}

/** What of the box stands in front of its cards: sides, rim and a label. */
function front(): string {
  const [right, left] = [long - 12, wide - 12]
  const outer = through(floor(rim), 12, [
    [-right, left, 135, 90],
    [right, left, 90, 0],
    [right, -left, 360, 315],
  ])
  const inner = line(
    floor(rim),
    [long - rimWidth, -left],
    [long - rimWidth, wide - rimWidth],
    [-right, wide - rimWidth],
  ).replace('M', 'L')
  const wall = rightWall(long)
  return (
    sides(box) +
    path(`M${outer}${inner}Z`, { ...fill('night-top'), stroke: 'var(--night-edge)' }) +
    path(rectangle(wall, -40, ground + 17, 80, 28, 6), fill('paper-top')) +
    path(line(wall, [27, ground + 31], [-8, ground + 31]), bar('accent', 5)) +
    path(circle(wall, -26, ground + 31, 4), fill('accent', 0.4))
  )
}

const recordX = -4
const [recordHalf, recordTop] = [half + 8, rim + 186]

/** The record drawn out and lit: whose it is, and what was written, said and agreed. */
function record(): string {
  const on = rightWall(recordX)
  const entries = [-52, -28, -44].map((end, i) => ({ end, z: recordTop - 88 - i * 24 }))
  const [first = 0, , last = 0] = entries.map(({ z }) => z)
  const sheet = (x: number) => rectangle(rightWall(x), -recordHalf, rim - 40, 2 * recordHalf, recordTop - rim + 40, 14)
  return (
    path(sheet(recordX - 9), fill('light-left')) +
    path(sheet(recordX), { ...fill('light-top'), stroke: 'var(--light-edge)' }) +
    path(circle(on, 58, recordTop - 38, 20), fill('spark')) +
    path(line(on, [67, recordTop - 40], [60, recordTop - 46], [49, recordTop - 31]), bar('accent', 3)) +
    path(line(on, [24, recordTop - 30], [-60, recordTop - 30]), bar('spark', 9)) +
    path(line(on, [24, recordTop - 49], [-26, recordTop - 49]), bar('spark', 5, 0.6)) +
    path(line(on, [58, first], [58, last]), stroke('spark', 1.5, 0.7)) +
    path(entries.map(({ z }) => circle(on, 58, z, 6)).join(''), fill('spark')) +
    path(entries.map(({ end, z }) => line(on, [34, z], [end, z])).join(''), bar('night-right', 6, 0.45))
  )
}

/** What leads to it: a letter, a talk and a day. */
const sources = [recordX - 70, recordX, recordX + 70] as const
const [sourceY, railY] = [174, 124]

function tile(x: number, ...icon: string[]): string {
  return (
    slab({ x: x - 26, y: sourceY - 26, z: ground + 9, width: 52, depth: 52, height: 9, radius: 10, tone: 'paper' }) +
    path(icon.join(''), stroke('accent', 1.5))
  )
}

function tiles(): string {
  const on = floor(ground + 9)
  const y = sourceY
  const [letter, talk, day] = sources
  return (
    tile(
      letter,
      rectangle(on, letter - 16, y - 11, 32, 22, 3),
      line(on, [letter - 15, y - 9], [letter, y + 3], [letter + 15, y - 9]),
    ) +
    tile(
      talk,
      rectangle(on, talk - 17, y - 14, 34, 24, 6),
      line(on, [talk - 3, y + 10], [talk - 10, y + 19], [talk - 11, y + 10]),
      line(on, [talk - 8, y - 5], [talk + 8, y - 5]),
      line(on, [talk - 8, y + 2], [talk + 3, y + 2]),
    ) +
    tile(
      day,
      rectangle(on, day - 14, y - 13, 28, 28, 3),
      line(on, [day - 14, y - 5], [day + 14, y - 5]),
      line(on, [day - 4, y + 9], [day + 2, y + 9], [day + 2, y - 1]),
    )
  )
}

const ways = sources
  .map((x) => bend(floor(ground), 14, [x, sourceY - 37], [x, railY], [recordX, railY], [recordX, wide]))
  .join('')
const up = rod([recordX, wide, ground], [recordX, wide, rim], [recordX, recordHalf, rim])

export const accounts: Piece = {
  grid: grid(ground - 10),
  ground: shadow(-long + 8, -wide + 8, 2 * long, 2 * wide, ground - 10),
  first: opening() + behind.map(card).join(''),
  second: record(),
  third: before.map(card).join('') + front() + tiles(),
  light: drawn(ways, 140, stroke('accent', 1.5)) + drawn(up, 80, bar('light', 2)) + pulse(ways, 46),
}
