import { bend, circle, floor, line, onScreen, rod, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

/** All terraces meet in one corner at the back, and each leaves the one below it free in front. */
const [backX, backY] = [-128, -164]
const [ground, rise] = [-116, 44]

/** How far each terrace reaches, from the lowest up. */
const reach = [
  { x: 128, y: 164 },
  { x: 82, y: 76 },
  { x: 22, y: -6 },
  { x: -46, y: -82 },
] as const
type Terrace = 0 | 1 | 2 | 3
const level = (i: Terrace) => ground + rise * i

function terrace(i: Terrace): string {
  const size = { x: backX, y: backY, width: reach[i].x - backX, depth: reach[i].y - backY }
  return slab({ ...size, z: level(i), height: i ? rise : 14, radius: 24, tone: i === 3 ? 'night' : 'paper' })
}

interface Flight {
  to: Terrace
  climbs: 'x' | 'y'
  /** Where its middle is on the other axis. */
  across: number
}
const flights = {
  first: { to: 1, climbs: 'y', across: -30 },
  second: { to: 2, climbs: 'x', across: -36 },
  third: { to: 3, climbs: 'y', across: -88 },
} satisfies Record<string, Flight>

/** One of ten places up the stairs, over riser and tread by turns, at a distance from their middle. */
function step({ to, climbs, across }: Flight, i: number, aside = 0): Point {
  const [u, v] = [across + aside, reach[to][climbs] + 9 * (4 - Math.floor(i / 2))]
  const z = level(to) - rise + (rise / 5) * Math.ceil(i / 2)
  return climbs === 'y' ? [u, v, z] : [v, u, z]
}
const risers = [0, 2, 4, 6, 8]
const treads = [1, 3, 5, 7]
const all = [...risers, ...treads, 9].sort()

function stairs(flight: Flight): string {
  const half = 16
  const face = (i: number) =>
    `${rod(step(flight, i, -half), step(flight, i, half), step(flight, i + 1, half), step(flight, i + 1, -half))}Z`
  const [x, y] = step(flight, 9, half)
  const profile = all.map((i) => step(flight, i, half))
  const [front, side] = flight.climbs === 'y' ? ['left', 'right'] : ['right', 'left']
  return (
    path(risers.map(face).join(''), fill(`light-${front}`)) +
    path(treads.map(face).join(''), fill('light-top')) +
    path(`${rod(...profile, [x, y, level(flight.to) - rise])}Z`, fill(`light-${side}`))
  )
}

/** A milestone: a stake with a disc that says it is reached. */
function milestone(x: number, y: number, i: Terrace): string {
  const [u, foot] = onScreen([x, y, level(i)])
  const v = foot - 50
  return (
    path(circle(floor(level(i)), x, y, 9), fill('accent', 0.16)) +
    path(`M${u} ${foot}L${u} ${v}`, bar('heading', 2.5)) +
    path(`M${u - 14} ${v}A14 14 0 0 1 ${u + 14} ${v}A14 14 0 0 1 ${u - 14} ${v}Z`, {
      ...fill('night-top'),
      stroke: 'var(--light)',
      'stroke-width': 1.5,
    }) +
    path(`M${u - 6} ${v}L${u - 1} ${v + 5}L${u + 6} ${v - 4}`, bar('light', 2.5))
  )
}

/** The ways that were looked at and not taken. */
function options(): string {
  const ways = [
    [0, 106, 72, 106, -88],
    [1, -46, 36, -94, 36],
    [2, -12, -66, -12, -124],
  ] as const
  const lines = ways.map(([i, fromX, fromY, x, y]) => line(floor(level(i)), [fromX, fromY], [x, y]))
  const ends = ways.map(([i, , , x, y]) => circle(floor(level(i)), x, y, 6))
  return (
    path(lines.join(''), { ...stroke('heading', 1.5, 0.35), 'stroke-dasharray': '1 5' }) +
    path(ends.join(''), { ...fill('paper-top'), stroke: 'var(--heading)', 'stroke-opacity': 0.35 })
  )
}

function compass(x: number, y: number): string {
  const on = floor(level(0))
  const needle = (size: number) => `${line(on, [x + size, y + size], [x + 7, y - 7], [x - 7, y + 7])}Z`
  return (
    path(circle(on, x, y, 31), { ...fill('accent', 0.07), stroke: 'var(--accent)' }) +
    path(needle(-22), fill('accent')) +
    path(needle(22), fill('heading', 0.25))
  )
}

const [goalX, goalY] = [-88, -124]

function goal(): string {
  const on = floor(level(3))
  const [x, foot] = onScreen([goalX, goalY, level(3)])
  const y = foot - 104
  const wave = (v: number) => [`Q${x + 20} ${v - 16} ${x + 40} ${v - 4}`, `Q${x + 60} ${v + 8} ${x + 84} ${v - 6}`]
  const back = `Q${x + 60} ${y + 58} ${x + 40} ${y + 46}Q${x + 20} ${y + 34} ${x} ${y + 50}Z`
  return (
    path(circle(on, goalX, goalY, 30), { ...fill('light', 0.14), stroke: 'var(--light)' }) +
    path(circle(on, goalX, goalY, 18), stroke('light', 1, 0.6)) +
    path(line(on, [goalX, reach[3].y], [goalX, goalY]), bar('light', 4)) +
    path(`M${x} ${foot}L${x} ${y}`, bar('heading', 3)) +
    path(`M${x} ${y}${wave(y).join('')}L${x + 72} ${y + 20}L${x + 84} ${y + 44}${back}`, fill('light-top')) +
    path(`M${x} ${y}${wave(y)[0]}L${x + 40} ${y + 46}Q${x + 20} ${y + 34} ${x} ${y + 50}Z`, fill('light-right'))
  )
}

const over = (flight: Flight) => rod(...all.map((i) => step(flight, i)))

/** From the first milestone over all stairs to the goal. */
const way = [
  bend(floor(level(0)), 16, [92, 128], [-30, 128], [-30, 112]),
  over(flights.first),
  bend(floor(level(1)), 16, [-30, 76], [-30, 36], [70, 36], [70, -36], [58, -36]),
  over(flights.second),
  bend(floor(level(2)), 16, [22, -36], [-88, -36], [-88, -46]),
  over(flights.third),
  line(floor(level(3)), [goalX, goalY]),
]
  .join('')
  .replaceAll(/(?<=.)M/g, 'L')

export const route: Piece = {
  grid: grid(ground - 14),
  ground: shadow(backX + 8, backY + 8, 256, 328, ground - 14),
  first: terrace(0) + terrace(1),
  second: terrace(2) + terrace(3),
  third: options() + compass(-82, 120),
  light:
    drawn(way, 900, bar('accent', 4)) +
    goal() +
    stairs(flights.third) +
    stairs(flights.second) +
    stairs(flights.first) +
    milestone(92, 128, 0) +
    milestone(70, 36, 1) +
    milestone(-26, -36, 2) +
    pulse(way, 575),
}
