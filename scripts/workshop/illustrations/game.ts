import { at, floor, leftWall, line, onScreen, rectangle, rod, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, brick, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke, type Tone } from './shapes'

/** The game lies on a handheld, long along x, and its level rises from the screen. */
const ground = -54
const [half, deep] = [208, 92]
const on = floor(ground)

/** The level's cells: six from left to right, four from back to front, and how high one step is. */
const [unit, step] = [36, 27]
const [left, back] = [-6 * 18, -4 * 18]

/** The middle of a cell's upper side. */
const place = (column: number, row: number, high: number): Point => [
  left + (column + 0.5) * unit,
  back + (row + 0.5) * unit,
  ground + high * step,
]

interface Block {
  column: number
  row: number
  /** How many steps its upper side is over the screen. */
  high: number
  wide?: number
  thick?: number
  tone?: Tone
}

function block({ column, row, high, wide = 1, thick = high, tone = 'paper' }: Block): string {
  const [x, y, z] = [left + column * unit, back + row * unit, ground + high * step]
  const [toX, toY, under] = [x + wide * unit, y + unit, z - 6]
  const turf = rod([x + 2, toY, under], [toX, toY, under], [toX, y + 2, under])
  return (
    brick({ x, y, z, width: wide * unit, depth: unit, height: thick * step, tone }) +
    path(turf, bar(tone === 'night' ? 'light' : 'accent', 4))
  )
}

function handheld(): string {
  const [x, y] = [-166, 4]
  const cross = (z: number) =>
    rectangle(floor(z), x - 27, y - 9, 54, 18, 4) + rectangle(floor(z), x - 9, y - 27, 18, 54, 4)
  const holes = [0, 1, 2].map((i) => line(on, [146 + i * 9, -66], [146 + i * 9, -40]))
  return (
    slab({ x: -half, y: -deep, z: ground, width: 2 * half, depth: 2 * deep, height: 20, radius: 46 }) +
    path(cross(ground), fill('night-left')) +
    path(cross(ground + 5), fill('soft')) +
    cylinder(176, -10, ground + 6, 16, 6, 'paper') +
    cylinder(152, 36, ground + 6, 16, 6, 'light') +
    path(line(on, [-168, 58], [-152, 58]) + line(on, [-140, 58], [-124, 58]), bar('soft', 5, 0.4)) +
    path(holes.join(''), { ...bar('soft', 3, 0.6), 'stroke-dasharray': '0 8' })
  )
}

/** The screen and the shade of what floats over it. */
function screen(): string {
  const shades = floating.map(({ column, row, wide = 1 }) =>
    rectangle(on, left + column * unit, back + row * unit, wide * unit, unit, 4),
  )
  return (
    path(rectangle(on, left - 10, back - 8, 20 - 2 * left, 16 - 2 * back, 10), {
      ...fill('light', 0.16),
      stroke: 'var(--light)',
    }) + path(shades.join(''), fill('night-left', 0.7))
  )
}

/** A tower with a ladder in front. */
const tower: Block = { column: 4.3, row: 0, high: 5 }
const ladder = {
  wall: leftWall(back + unit),
  middle: left + (tower.column + 0.5) * unit,
  top: ground + tower.high * step,
}

function climb(): string {
  const { wall, middle, top } = ladder
  const sides = [-8, 8].map((by) => line(wall, [middle + by, ground + 2], [middle + by, top]))
  const rungs = Array.from({ length: 10 }, (_, i) => top - 12 - i * 12).map((z) =>
    line(wall, [middle - 8, z], [middle + 8, z]),
  )
  return block(tower) + path([...sides, ...rungs].join(''), stroke('heading', 1.5, 0.6))
}

function gem(where: Point): string {
  const [x = 0, y = 0] = onScreen(where).map(Math.round)
  const [wide, tall] = [10, 14]
  const edge = `M${x} ${y - tall}L${x + wide} ${y}L${x} ${y + tall}`
  return (
    path(`${edge}L${x - wide} ${y}Z`, { ...fill('light'), stroke: 'var(--light-edge)' }) +
    path(`${edge}Z`, fill('light-right'))
  )
}

const start = place(0.3, 3, 1.6)
const goal = place(0.6, 0, 5.8)

/** Who plays: a small cube, where the way begins. */
function hero(): string {
  const [x, y, z] = start
  const size = 16
  return brick({ x: x - size / 2, y: y - size / 2, z, width: size, depth: size, height: size, tone: 'light' })
}

function flag(): string {
  const [x, y, z] = goal
  const wall = leftWall(y)
  const cloth = line(wall, [x, z + 72], [x + 52, z + 56], [x, z + 38])
  return path(`${cloth}Z`, fill('light')) + path(rod(goal, [x, y, z + 74]), bar('heading', 3.5))
}

/** What floats, from back to front. */
const floating: Block[] = [
  { column: 0, row: 0, high: 5.8, wide: 2, thick: 0.9, tone: 'night' },
  { column: 2.7, row: 0, high: 5.3, thick: 0.6, tone: 'night' },
  { column: 1.6, row: 1.2, high: 2.6, thick: 0.6 },
]
const [island = '', stone = '', treasure = ''] = floating.map(block)

/** The way through: a hop from place to place, up the ladder, and on to the flag. */
function hops(...stops: Point[]): string {
  const arcs = stops.slice(1).map((stop, i) => {
    const [[x, y, z], [toX, toY, toZ]] = [stops[i] ?? stop, stop]
    return `Q${at([(x + toX) / 2, (y + toY) / 2, Math.max(z, toZ) + 42])} ${at(stop)}`
  })
  return arcs.join('')
}
const foot = ladder.wall.at(ladder.middle, ground + 3.4 * step)
const head = ladder.wall.at(ladder.middle, ladder.top)
const way = `M${at(start)}${hops(start, place(2.8, 3, 1), place(4, 3, 2), place(5, 2.2, 3), foot)}L${at(head)}${hops(head, place(2.7, 0, 5.3), goal)}`

export const game: Piece = {
  grid: grid(ground - 20),
  ground: shadow(-half + 8, -deep + 8, 2 * half, 2 * deep, ground - 30),
  first: handheld() + screen(),
  second: island + flag() + stone + climb() + treasure + gem(place(1.6, 1.2, 3.7)),
  third:
    block({ column: 5, row: 2.2, high: 3 }) +
    block({ column: 0, row: 3, high: 1, wide: 1.6 }) +
    block({ column: 2.8, row: 3, high: 1, wide: 1.2 }) +
    block({ column: 4, row: 3, high: 2 }) +
    hero() +
    gem(place(2.1, 3, 2.7)) +
    gem(place(3.5, 0, 7)),
  light: drawn(way, 800, { ...stroke('light'), 'stroke-width': 2.5 }) + pulse(way, 516),
}
