import { bend, circle, floor, leftWall, line, onScreen, rectangle, rod, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

/** The bench runs along x; all on it looks to the lower left. */
const ground = -98
const top = ground + 86
const on = floor(top)
const [half, deep] = [188, 64]

function cabinet(x: number): string {
  const wall = leftWall(deep - 8)
  const seams = [26, 50].map((z) => line(wall, [x + 6, ground + z], [x + 62, ground + z]))
  const handles = [17, 40, 63].map((z) => line(wall, [x + 28, ground + z], [x + 40, ground + z]))
  return (
    slab({ x, y: 8 - deep, z: top - 10, width: 68, depth: 2 * deep - 16, height: top - 10 - ground, radius: 4 }) +
    path(seams.join(''), stroke('night-edge')) +
    path(handles.join(''), bar('light', 3.5))
  )
}

const bench = () =>
  cabinet(12 - half) +
  cabinet(half - 80) +
  slab({ x: -half, y: -deep, z: top, width: 2 * half, depth: 2 * deep, height: 10, radius: 12, tone: 'paper' })

const scope = { x: -178, y: -54, width: 130, depth: 42, height: 112 }
const face = leftWall(scope.y + scope.depth)
/** The last run goes over the dashed line, which was drawn before the first. */
const [pass, rest] = [82, 54]
const run = [0, 0, 13, -11, 7, 0, 18, -7, 43].map((v, i) => [scope.x + 18 + i * 11, top + rest + v] as const)

/** The instrument: a screen with what it measures, a knob and sockets. */
function instrument(): string {
  const { x, height } = scope
  const across = (v: number) => line(face, [x + 13, top + v], [x + 117, top + v])
  const upright = (u: number) => line(face, [x + u, top + 38], [x + u, top + 100])
  const sockets = [56, 78, 100].map((u) => circle(face, x + u, top + 18, 5.5))
  return (
    slab({ ...scope, z: top + height, tone: 'night' }) +
    path(rectangle(face, x + 10, top + 35, 110, 68, 6), { ...fill('light', 0.16), stroke: 'var(--night-edge)' }) +
    path(across(50) + across(66) + [37, 65, 93].map(upright).join(''), stroke('night-edge', 1, 0.7)) +
    path(across(pass), { ...stroke('spark', 1.5), 'stroke-dasharray': '3 4' }) +
    path(circle(face, x + 23, top + 18, 9), fill('light')) +
    path(sockets.join(''), stroke('soft', 1.5, 0.6)) +
    path(line(face, [x + 100, top + 18], [x + 100, top]), stroke('light', 1.5))
  )
}

/** Beside it lies what is written down of every run. */
function notebook(): string {
  const words = [22, 22, 36].map((end, i) => line(on, [-134 - i * 10, 48], [-134 - i * 10, end]))
  return (
    slab({ x: -170, y: 14, z: top + 4, width: 46, depth: 42, height: 4, radius: 4, tone: 'light' }) +
    path(words.join(''), bar('heading', 3, 0.25))
  )
}

const board = { x: -28, y: -30, width: 104, depth: 80 }
const [chipX, chipY] = [24, 10]

/** The prototype: a board with one chip, on its place in the rig. */
function prototype(): string {
  const { x, y, width, depth } = board
  const level = floor(top + 12)
  const tracks = [-1, 1].flatMap((right) =>
    [-1, 1].map(
      (down) =>
        [
          [chipX + right * 42, chipY + down * 27],
          [chipX + right * 24, chipY + down * 27],
          [chipX + right * 10, chipY + down * 10],
        ] as const,
    ),
  )
  return (
    path(rectangle(on, x - 9, y - 9, width + 18, depth + 18, 12), {
      ...fill('accent', 0.12),
      stroke: 'var(--accent)',
    }) +
    slab({ x, y, z: top + 12, width, depth, height: 10, radius: 8 }) +
    path(tracks.map((points) => line(level, ...points)).join(''), stroke('light', 1.5)) +
    path(tracks.map(([end]) => line(level, end, end)).join(''), bar('light', 6)) +
    slab({ x: chipX - 18, y: chipY - 18, z: top + 24, width: 36, depth: 36, height: 12, radius: 4, tone: 'light' })
  )
}

const shoulder: Point = [150, -34, top + 40]
const elbow: Point = [118, -42, top + 210]
const wrist: Point = [chipX, chipY, top + 110]

/** The rig's arm, which puts its probe on the chip. */
function arm(): string {
  const limb = (width: number, ...points: Point[]) =>
    path(rod(...points), bar('light-left', width)) + path(rod(...points), bar('light', width - 6))
  const joints = (radius: number, ...points: Point[]) =>
    points.map(([x, y, z]) => circle(leftWall(y), x, z, radius)).join('')
  const [x, y] = shoulder
  return (
    cylinder(x, y, top + 12, 34, 12) +
    cylinder(x, y, top + 36, 20, 24) +
    limb(24, shoulder, elbow) +
    limb(17, elbow, wrist) +
    path(rod([chipX, chipY, top + 60], [chipX, chipY, top + 30]), bar('heading', 3)) +
    cylinder(chipX, chipY, top + 100, 11, 42, 'paper') +
    path(joints(16, shoulder, elbow) + joints(11, wrist), { ...stroke('light-left', 1.5), ...fill('paper-top') }) +
    path(joints(6, shoulder, elbow, wrist), fill('light'))
  )
}

function flask(x: number, y: number): string {
  const [middle, low] = onScreen([x, y, top])
  const side = (right: number, down: number) => `${middle + right} ${low + down}`
  const belly = `L${side(-30, -4)}Q${side(-32, 12)} ${side(0, 13)}Q${side(32, 12)} ${side(30, -4)}L`
  const glass = `M${side(-7, -74)}L${side(-7, -50)}${belly}${side(7, -50)}L${side(7, -74)}`
  return (
    path(`M${side(-19, -26)}${belly}${side(19, -26)}Z`, fill('light', 0.85)) +
    path(circle(floor(top + 26), x, y, 15.5), fill('light')) +
    path(glass + circle(floor(top + 74), x, y, 6), stroke('accent', 1.5))
  )
}

/** From a socket of the instrument to the board. */
const cable = bend(on, 10, [scope.x + 100, -12], [scope.x + 100, 30], [board.x - 9, 30])

export const laboratory: Piece = {
  grid: grid(ground),
  ground: shadow(-half + 6, -deep + 6, 2 * half, 2 * deep, ground),
  first: bench(),
  second: instrument() + notebook() + prototype(),
  third: arm() + flask(166, 44),
  light:
    drawn(cable, 110, stroke('accent', 1.5)) +
    drawn(bend(face, 5, ...run), 240, bar('light', 2.5)) +
    pulse(line(face, ...run.slice(-2)), 34),
}
