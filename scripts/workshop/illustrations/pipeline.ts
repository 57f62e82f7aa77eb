import { circle, floor, leftWall, line, rectangle, rightWall, rod } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

/** The track runs from the lower left to the upper right, against y. */
const ground = -44
const belt = ground + 12
const half = 42
const [from, to] = [236, -98]
const end = to - 62

/** The stations, and what their beams show: brackets to build, a check to test, an arrow to ship. */
const stations = {
  build: {
    y: 122,
    sign: [
      [
        [-7, -6],
        [-13, 0],
        [-7, 6],
      ],
      [
        [1, -6],
        [7, 0],
        [1, 6],
      ],
    ],
  },
  test: {
    y: 30,
    sign: [
      [
        [-10, 1],
        [-4, -5],
        [7, 7],
      ],
    ],
  },
  ship: {
    y: -62,
    sign: [
      [
        [-11, 0],
        [8, 0],
      ],
      [
        [1, -6],
        [8, 0],
        [1, 6],
      ],
    ],
  },
} as const

function bed(): string {
  const on = floor(belt)
  const ties = Array.from({ length: 10 }, (_, i) => line(on, [-24, from - 24 - i * 32], [24, from - 24 - i * 32]))
  return (
    slab({ x: -half, y: to, z: belt, width: 2 * half, depth: from - to, height: 12, radius: 14, tone: 'paper' }) +
    path(ties.join(''), stroke('heading', 1, 0.1)) +
    path(line(on, [-28, from - 8], [-28, to]) + line(on, [28, from - 8], [28, to]), stroke('heading', 1, 0.28))
  )
}

/**
 * A gate over the track, in one piece: its right side, its upper side, the far post's inner side, and its front.
 * @param inside what passes through it
 */
function gate({ y, sign }: (typeof stations)[keyof typeof stations], inside = ''): string {
  const [left, right, deep, post, beam, top] = [-half - 10, half + 10, 22, 13, 27, belt + 100]
  const front = leftWall(y + deep / 2)
  const low = ground + 2
  const opening = [
    [left + post, low],
    [left + post, top - beam],
    [right - post, top - beam],
    [right - post, low],
  ] as const
  const outline = line(front, [left, low], [left, top], [right, top], [right, low], ...opening.toReversed())
  const signs = sign.map((points) => line(front, ...points.map(([u, v]) => [u - 28, v + top - beam / 2] as const)))
  return (
    path(rectangle(rightWall(right), y - deep / 2, low, deep, top - low), fill('night-right')) +
    path(rectangle(rightWall(left + post), y - deep / 2, low, deep, top - beam - low), fill('night-right')) +
    path(rectangle(floor(top), left, y - deep / 2, right - left, deep), {
      ...fill('night-top'),
      stroke: 'var(--night-edge)',
    }) +
    inside +
    path(`${outline}Z`, { ...fill('night-left'), stroke: 'var(--night-edge)' }) +
    path(signs.join(''), bar('light', 2)) +
    path([14, 24].map((u) => circle(front, right - u, top - beam / 2, 2.5)).join(''), fill('light', 0.6))
  )
}

const block = (x: number, y: number, size: number, tone: 'night' | 'paper' | 'light', height = size) =>
  slab({ x: x - size / 2, y: y - size / 2, z: belt + height, width: size, depth: size, height, radius: 4, tone })

/** A cube as lines only: built, and not yet tested. */
function frame(y: number, size: number): string {
  const [low, high, s] = [belt, belt + size, size / 2]
  const posts = [
    [-s, y - s],
    [s, y - s],
    [s, y + s],
    [-s, y + s],
  ].map(([x = 0, v = 0]) => rod([x, v, low], [x, v, high]))
  const top = rectangle(floor(high), -s, y - s, size, size)
  return (
    path(top, fill('accent', 0.16)) +
    path(rectangle(floor(low), -s, y - s, size, size) + top + posts.join(''), stroke('accent', 1.5))
  )
}

/** Where it arrives: a stage of night with the finished cube. */
function stage(): string {
  const on = floor(belt)
  const mark = line(rightWall(31), [end + 13, belt + 31], [end + 4, belt + 21], [end - 13, belt + 42])
  return (
    slab({ x: -64, y: end - 64, z: belt, width: 128, depth: 128, height: 16, radius: 22 }) +
    path(circle(on, 0, end, 56), fill('light', 0.12)) +
    path(circle(on, 0, end, 56) + circle(on, 0, end, 47), stroke('light', 1, 0.5)) +
    block(0, end, 62, 'light') +
    path(mark, bar('spark', 4))
  )
}

/** Beside the track: what each station reports. */
const rail = line(floor(ground - 4), [half + 34, from - 10], [half + 34, to - 4])
const reports = Object.values(stations)

export const pipeline: Piece = {
  grid: grid(ground - 6),
  ground: shadow(-half + 6, to, 2 * half, from - to, ground - 4) + shadow(-54, end - 58, 128, 128, ground - 4),
  first: stage() + bed(),
  second: gate(stations.ship) + gate(stations.test, block(0, stations.test.y, 38, 'paper')),
  third:
    gate(stations.build, frame(stations.build.y, 38)) +
    block(-14, 204, 22, 'paper', 10) +
    block(14, 186, 22, 'light', 16) +
    block(14, 216, 18, 'paper', 8),
  light:
    path(reports.map(({ y }) => line(floor(ground - 4), [half + 12, y], [half + 34, y])).join(''), {
      ...stroke('accent', 1, 0.6),
      'stroke-dasharray': '2 3',
    }) +
    drawn(rail, 340, stroke('accent', 1.5)) +
    path(reports.map(({ y }) => circle(floor(ground - 4), half + 34, y, 5)).join(''), {
      ...fill('paper-top'),
      stroke: 'var(--accent)',
      'stroke-width': 1.5,
    }) +
    pulse(rail, 252),
}
