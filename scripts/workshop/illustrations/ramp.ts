import { bend, circle, floor, leftWall, line, rectangle, rightWall, rod, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, brick, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const [ground, entrance] = [-62, -2]

/** The front of the house, the edge of what lies before its door, and the line where both ways begin. */
const [front, edge, start] = [-58, 0, 142]
const [left, right] = [-158, 24]
const door = -66

/** Five steps lead up to it. */
const [steps, tread, rise] = [5, 22, 10]
const foot = edge + steps * tread
const stairs = { left: door - 54, right: door + 54 }
/** The ramp comes forward, turns on a landing, and goes up to the left. */
const [inner, outer] = [142, 204]

/** What one walks on: as high as the ramp is at a place. */
const way = {
  ...floor(0),
  at: (x: number, y: number): Point => {
    const [upper, lower] = [(x - right) / (inner - right), (y - edge) / (start - edge)]
    const down = Math.min(1, Math.max(0, upper)) + Math.min(1, Math.max(0, lower))
    return [x, y, y < start ? entrance - down * 30 : ground]
  },
}

function house(): string {
  const wall = leftWall(front)
  const [deep, tall] = [62, 106]
  const panes = [-22, 2].map((u) => rectangle(wall, door + u, entrance + 4, 20, 64, 2))
  const windows = [-82, -67, 52, 67].map((u) => line(wall, [door + u, entrance + 18], [door + u, entrance + 48]))
  const slits = [0, 1, 2].map((i) =>
    line(rightWall(right), [front - 48, entrance + 22 + i * 30], [front - 14, entrance + 22 + i * 30]),
  )
  const canopy = { x: door - 46, y: front, z: entrance + 90, width: 92, depth: 26, height: 6, radius: 3 } as const
  return (
    slab({
      x: left,
      y: front - deep,
      z: entrance + tall,
      width: right - left,
      depth: deep,
      height: tall + 60,
      radius: 3,
    }) +
    path(
      rectangle(floor(entrance + tall), left + 9, front - deep + 9, right - left - 18, deep - 18),
      stroke('night-edge', 1, 0.6),
    ) +
    path(slits.join('') + windows.join(''), bar('light', 5, 0.5)) +
    path(rectangle(wall, door - 30, entrance, 60, 78, 4), fill('light')) +
    path(circle(wall, door + 40, entrance + 34, 3.5), fill('spark')) +
    path(panes.join(''), fill('spark', 0.82)) +
    slab({ ...canopy, tone: 'paper' })
  )
}

/** A side of what is built of paper. */
const side = (look: 'left' | 'right', ...points: Point[]) => path(`${rod(...points)}Z`, fill(`paper-${look}`))
const top = (...points: Point[]) => path(`${rod(...points)}Z`, { ...fill('paper-top'), stroke: 'var(--paper-edge)' })

/** The light of the door falls on what lies before it. */
function forecourt(): string {
  const on = floor(entrance)
  const beam = line(on, [door - 30, front], [door + 30, front], [door + 46, edge], [door - 46, edge])
  const block = { x: left, y: front, z: entrance, width: right - left, depth: edge - front, height: entrance - ground }
  return brick({ ...block, tone: 'paper' }) + path(`${beam}Z`, fill('light', 0.22))
}

function flight(): string {
  const all = Array.from({ length: steps }, (_, i) => {
    const [y, z] = [edge + i * tread, entrance - (i + 1) * rise]
    const width = stairs.right - stairs.left
    return brick({ x: stairs.left, y, z, width, depth: tread, height: z - ground, tone: 'paper' })
  })
  const noses = all.map((_, i) => {
    const y = edge + i * tread - 4
    return line(floor(entrance - i * rise), [stairs.left + 5, y], [stairs.right - 5, y])
  })
  return all.join('') + path(noses.join(''), bar('heading', 2.5, 0.4))
}

function slope(): string {
  const [end, near, far] = [way.at(inner, edge), way.at(outer, edge), way.at(outer, front)]
  const behind = way.at(inner, front)
  return (
    side('left', [right, edge, ground], [right, edge, entrance], end, [inner, edge, ground]) +
    top([right, front, entrance], behind, end, [right, edge, entrance]) +
    side('right', [outer, front, ground], far, near, [outer, start, ground]) +
    top(behind, far, near, end) +
    top(end, near, [outer, start, ground], [inner, start, ground])
  )
}

type Place = readonly [x: number, y: number]
const forward = (x: number): Place[] => [47, 95, start - 1].map((y) => [x, y])
/** Where the ramp's posts stand, outside and inside of the turn. */
const posts: Place[][] = [
  [[right + 8, front + 4], [right + 67, front + 4], [outer - 4, front + 4], [outer - 4, edge], ...forward(outer - 4)],
  [
    [stairs.right + 4, edge - 4],
    [right, edge - 4],
    [right + 59, edge - 4],
    [inner + 4, edge - 4],
    ...forward(inner + 4),
  ],
]

/** Handrails, two along the ramp, for those who sit and those who stand, and one along the steps. */
function rails(): string {
  const above = ([x, y]: Place, height: number): Point => {
    const [, , z] = way.at(x, y)
    return [x, y, z + height]
  }
  const along = (height: number) => posts.map((places) => rod(...places.map((place) => above(place, height)))).join('')
  const upright = posts.flat().map((place) => rod(above(place, 0), above(place, 30)))
  const [upper, lower] = [edge - 4, foot - 8]
  const beside = [stairs.left + 4, stairs.right - 4].map((x) => ({
    posts: rod([x, upper, entrance], [x, upper, entrance + 30]) + rod([x, lower, ground + 10], [x, lower, ground + 40]),
    rail: rod([x, upper, entrance + 30], [x, lower, ground + 40]),
  }))
  return (
    path([...upright, along(16), ...beside.map(({ posts }) => posts)].join(''), stroke('heading', 1.5, 0.6)) +
    path([along(30), ...beside.map(({ rail }) => rail)].join(''), bar('heading', 3))
  )
}

const ways = {
  steps: rod(
    [64, start + 14, ground],
    [door, start + 14, ground],
    ...Array.from({ length: steps + 1 }, (_, i) => foot - i * tread).flatMap((y, i): Point[] => [
      [door, y, ground + i * rise],
      [door, y, ground + (i + 1) * rise],
    ]),
    [door, front, entrance],
  ),
  ramp: bend(
    way,
    14,
    [64, start + 14],
    [163, start + 14],
    [163, start],
    [163, edge],
    [163, -38],
    [inner, -38],
    [right, -38],
    [door, -38],
    [door, front],
  ),
}

/** Dots the feet feel before the steps. */
const warning = [6, 14].map((far) => line(floor(ground), [stairs.left + 6, foot + far], [stairs.right - 6, foot + far]))

export const ramp: Piece = {
  grid: grid(ground),
  ground:
    shadow(stairs.left + 8, front, 92, 160, ground - 10) +
    shadow(inner + 6, front, 50, 190, ground - 10) +
    shadow(-40, front - 50, 56, 90, ground - 10) +
    path(warning.join(''), { ...bar('heading', 3, 0.3), 'stroke-dasharray': '0 7' }),
  first: house() + forecourt(),
  second: flight(),
  third: slope() + rails(),
  light:
    drawn(ways.ramp + ways.steps, 560, bar('accent', 2.5)) +
    path(circle(floor(ground), 64, start + 14, 8), { ...fill('spark'), stroke: 'var(--accent)', 'stroke-width': 2.5 }) +
    pulse(ways.ramp, 330),
}
