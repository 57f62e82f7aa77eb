import { circle, floor, leftWall, line, onScreen, rectangle, rightWall, rod, through, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -70
type Plane = ReturnType<typeof floor>

/** Up is up on walls, and away from the viewer on floors. */
type Up = 1 | -1

/**
 * The circles the mark is made of: those of its two halves, one slid past the other by its radius and a little apart,
 * and its dot.
 */
const circles = (u: number, v: number, r: number, up: Up) =>
  [
    [u - 0.5 * r, v + 0.06 * r * up, r],
    [u + 0.5 * r, v - 0.06 * r * up, r],
    [u + 0.98 * r, v + 0.64 * r * up, 0.36 * r],
  ] as const

function shapes(plane: Plane, u: number, v: number, r: number, up: Up = 1): [hill: string, lake: string, sun: string] {
  const [hill, lake, sun] = circles(u, v, r, up)
  const half = ([middle, base]: typeof hill, to: number) => `M${through(plane, r, [[middle, base, 0, to * up]])}Z`
  return [half(hill, 180), half(lake, -180), circle(plane, ...sun)]
}

const whole = (...given: Parameters<typeof shapes>) => shapes(...given).join('')

/** A wall's other way to count: from left to right also where the wall looks to the right. */
const fromLeft = (x: number): Plane => ({ ...rightWall(x), at: (u, v) => [x, -u, v], clockwise: false })

/** The board it is constructed on. */
const board = { x: -150, y: -80, width: 250, depth: 210 }
const on = floor(ground)
const [u, v, r] = [-36, 28, 60]
const rings = circles(u, v, r, -1)
/** The compass stands in the middle of the lower half, and has drawn this much of it. */
const [middleU, middleV] = rings[1]
const arc = `M${through(on, r, [[middleU, middleV, 0, 135]])}`

function drawing(): string {
  const [fromU, toU, fromV, toV] = [board.x + 16, board.x + board.width - 16, board.y + 16, board.y + board.depth - 16]
  const columns = [-3, -2, -1, 0, 1, 2, 3].map((i) => line(on, [u + i * 30, fromV], [u + i * 30, toV]))
  const rows = [-2, -1, 0, 1, 2].map((i) => line(on, [fromU, v + i * 30], [toU, v + i * 30]))
  const [hill, lake, sun] = shapes(on, u, v, r, -1)
  const around = rings.map(([u, v, size]) => circle(on, u, v, size === r ? r : size + 7))
  const middles = rings.map(([u, v]) => circle(on, u, v, 3))
  const swatches = ['light', 'soft', 'spark'].map((color, i) =>
    path(rectangle(on, fromU + i * 28, toV - 22, 22, 22, 5), fill(color)),
  )
  return (
    slab({ ...board, z: ground, height: 10, radius: 14 }) +
    path([...columns, ...rows].join(''), stroke('night-edge', 1, 0.7)) +
    path(hill + sun, fill('light')) +
    path(lake, fill('light', 0.3)) +
    path(around.join(''), stroke('light', 1, 0.8)) +
    path(line(on, [fromU, v], [toU, v]), { ...stroke('soft', 1, 0.7), 'stroke-dasharray': '8 3 1 3' }) +
    path(middles.join(''), fill('spark')) +
    swatches.join('')
  )
}

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`

function compass(): string {
  const needle: Point = [middleU, middleV, ground]
  const tip: Point = [middleU - r * Math.SQRT1_2, middleV + r * Math.SQRT1_2, ground]
  const head: Point = [(needle[0] + tip[0]) / 2, (needle[1] + tip[1]) / 2, ground + 158]
  const towards = (to: Point, share: number): Point => [
    head[0] + (to[0] - head[0]) * share,
    head[1] + (to[1] - head[1]) * share,
    head[2] + (to[2] - head[2]) * share,
  ]
  const legs = [needle, tip].map((to) => rod(head, towards(to, 0.78))).join('')
  const ends = [needle, tip].map((to) => rod(towards(to, 0.78), to)).join('')
  return (
    path(ends, bar('soft', 2.5)) +
    path(legs, bar('paper-left', 11)) +
    path(legs, bar('paper-top', 8)) +
    path(rod(head, [head[0], head[1], head[2] + 22]), bar('night-top', 7)) +
    path(round(...onScreen(head), 11), {
      ...fill('light'),
      stroke: 'var(--spark)',
      'stroke-width': 3,
    })
  )
}

function sign(): string {
  const [x, y, z] = [-160, -122, ground + 76]
  const wall = leftWall(y + 9)
  return (
    cylinder(x + 60, y + 4, ground + 5, 20, 5, 'paper') +
    cylinder(x + 60, y + 4, ground + 80, 5, 80, 'paper') +
    path(rectangle(leftWall(y), x + 4, z, 120, 96, 12), fill('night-left')) +
    path(rectangle(wall, x, z, 120, 96, 12), { ...fill('night-top'), stroke: 'var(--night-edge)' }) +
    path(whole(wall, x + 60, z + 48, 30), fill('light'))
  )
}

function box(): string {
  const [x, y, size] = [-16, -172, 86]
  return (
    slab({ x, y, z: ground + size, width: size, depth: size, height: size, radius: 3, tone: 'paper' }) +
    path(rectangle(floor(ground + size), x + 36, y, 16, size), fill('accent', 0.2)) +
    path(
      whole(leftWall(y + size), x + size / 2, ground + 42, 23) +
        whole(fromLeft(x + size), -y - size / 2, ground + 42, 23),
      fill('accent'),
    )
  )
}

function cards(): string {
  const [x, y] = [121, -86]
  return (
    slab({ x: x + 8, y: y - 10, z: ground + 5, width: 88, depth: 58, height: 5, radius: 6, tone: 'paper' }) +
    slab({ x, y, z: ground + 11, width: 88, depth: 58, height: 5, radius: 6, tone: 'light' }) +
    path(whole(floor(ground + 11), x + 40, y + 30, 19, -1), fill('spark'))
  )
}

export const mark: Piece = {
  grid: grid(ground),
  ground:
    shadow(board.x + 8, board.y + 8, board.width, board.depth, ground - 14) +
    shadow(-8, -166, 80, 80, ground - 4) +
    shadow(128, -88, 84, 50, ground - 4),
  first: sign(),
  second: box() + cards(),
  third: drawing() + compass(),
  light: drawn(arc, 200, { ...stroke('light'), 'stroke-width': 2.5 }) + pulse(arc, 144),
}
