import { circle, floor, leftWall, line, onScreen, rectangle, rightWall } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -88
/** The round on which the agent works, step by step. */
const [midX, midY, radius, ring] = [-124, -10, 120, 85]
const round = floor(ground + 18)
const tops = ground + 32
/** The road that leaves it, with the gate, and behind the gate the system in which the agent would work. */
const on = floor(ground + 10)
const [gateX, systemX, half] = [78, 208, 44]

function stage(): string {
  return (
    cylinder(midX, midY, ground + 18, radius, 18) +
    path(circle(round, midX, midY, radius - 8), stroke('night-edge')) +
    path(circle(round, midX, midY, ring), { ...stroke('light', 1.5, 0.7), 'stroke-dasharray': '1 5' }) +
    path(circle(round, midX, midY, 40), { ...fill('light', 0.16), stroke: 'var(--light)' }) +
    path(circle(round, midX, midY, 20), fill('light', 0.4))
  )
}

type Place = readonly [x: number, y: number]

/** A line on the steps' tops, through places right of and above a middle as they are seen. */
const seen = ([x, y]: Place, ...places: Place[]) =>
  line(floor(tops), ...places.map(([right, up]) => [x + (right - up) * 0.75, y - (right + up) * 0.75] as const))

/** What is done at each step, from the back to the front: read, compare, write, look up, check. */
const steps: { angle: number; sign: (place: Place) => string }[] = [
  {
    angle: 252,
    sign: (place) => [8, 0, -8].map((up, i) => seen(place, [-11, up], [i === 2 ? 2 : 11, up])).join(''),
  },
  {
    angle: 180,
    sign: (place) => seen(place, [-11, 5], [11, 5], [5, 11]) + seen(place, [11, -5], [-11, -5], [-5, -11]),
  },
  {
    angle: 324,
    sign: (place) => `${seen(place, [-11, -10], [-9, -2], [5, 12], [12, 5], [-3, -9])}Z`,
  },
  {
    angle: 108,
    sign: ([x, y]) => circle(floor(tops), x - 1, y - 1, 9) + seen([x, y], [6, -6], [13, -13]),
  },
  { angle: 36, sign: (place) => seen(place, [-11, 0], [-3, -8], [12, 9]) },
]

function step({ angle, sign }: (typeof steps)[number]): string {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [midX + Math.cos(turn) * ring, midY + Math.sin(turn) * ring]
  const lit = angle === 36
  return cylinder(x, y, tops, 26, 14, lit ? 'light' : 'paper') + path(sign([x, y]), bar(lit ? 'spark' : 'accent', 2.5))
}

/** A star of four points as it is seen, half in the shade. */
function star(x: number, y: number, size: number): string {
  const [wide, near] = [size * 0.78, size * 0.12]
  const right = `Q${x + near} ${y - near} ${x + wide} ${y}Q${x + near} ${y + near} ${x} ${y + size}`
  const left = `Q${x - near} ${y + near} ${x - wide} ${y}Q${x - near} ${y - near} ${x} ${y - size}Z`
  return (
    path(`M${x} ${y - size}${right}${left}`, fill('light-top')) +
    path(`M${x} ${y - size}${right}Z`, fill('light-right'))
  )
}

function agentItself(): string {
  const [x, y] = onScreen([midX, midY, ground + 146])
  return star(x, y, 94) + star(x + 76, y - 58, 30)
}

function road(): string {
  const system = { x: systemX - 28, y: midY - 28, z: ground + 46, width: 56, depth: 56, height: 36, radius: 8 }
  return (
    slab({
      x: midX + 60,
      y: midY - half,
      z: ground + 10,
      width: systemX + 46 - midX - 60,
      depth: 2 * half,
      height: 10,
      radius: 18,
      tone: 'paper',
    }) +
    path(line(on, [gateX + 12, midY], [systemX - 30, midY]), { ...bar('accent', 2), 'stroke-dasharray': '1 6' }) +
    slab(system) +
    path(rectangle(floor(system.z), systemX - 15, midY - 15, 30, 30, 6), {
      ...fill('light', 0.2),
      stroke: 'var(--light)',
      'stroke-width': 1.5,
    }) +
    path(
      [14, 26]
        .map((up) => line(rightWall(systemX + 28), [midY + 16, ground + 10 + up], [midY - 8, ground + 10 + up]))
        .join(''),
      bar('soft', 3.5, 0.35),
    )
  )
}

/** A board that stands behind the road, on which somebody says no or yes. */
function board(): string {
  const [y, left, width, tall] = [midY - half - 8, gateX - 58, 120, 128]
  const wall = leftWall(y)
  const [no, yes, middle] = [left + 34, left + 87, ground + tall - 38]
  const cross =
    line(wall, [no - 8, middle - 8], [no + 8, middle + 8]) + line(wall, [no + 8, middle - 8], [no - 8, middle + 8])
  return (
    path(rectangle(rightWall(left + width), y - 14, ground, 14, tall), fill('night-right')) +
    path(rectangle(floor(ground + tall), left, y - 14, width, 14), {
      ...fill('night-top'),
      stroke: 'var(--night-edge)',
    }) +
    path(rectangle(wall, left, ground, width, tall), { ...fill('night-left'), stroke: 'var(--night-edge)' }) +
    path(circle(wall, no, middle, 24), stroke('soft', 1.5, 0.6)) +
    path(cross, bar('soft', 3, 0.7)) +
    path(circle(wall, yes, middle, 24), fill('light')) +
    path(line(wall, [yes - 10, middle], [yes - 3, middle - 8], [yes + 10, middle + 9]), bar('spark', 4))
  )
}

/** The closed gate: a striped boom from the board to its rest in front. */
function boom(): string {
  const [from, to, low, thick] = [midY - half - 7, midY + half + 22, ground + 38, 13]
  const [front, above] = [rightWall(gateX + 6), floor(low + thick)]
  const stripes = [0, 1, 2, 3].map((i) => from + 14 + i * 32)
  return (
    slab({ x: gateX - 12, y: to - 18, z: low, width: 24, depth: 24, height: low - ground, radius: 5 }) +
    path(rectangle(above, gateX - 6, from, 12, to - from), { ...fill('paper-top'), stroke: 'var(--paper-edge)' }) +
    path(rectangle(front, from, low, to - from, thick), { ...fill('paper-right'), stroke: 'var(--paper-edge)' }) +
    path(stripes.map((y) => rectangle(above, gateX - 6, y, 12, 16)).join(''), fill('light-top')) +
    path(stripes.map((y) => rectangle(front, y, low, 16, thick)).join(''), fill('light-right'))
  )
}

/** The pointer of whoever decides. */
function pointer(): string {
  const [x, y] = onScreen([gateX + 36, midY - half - 8, ground + 80])
  return path(
    `M${x} ${y}L${x + 3} ${y + 37}L${x + 12} ${y + 28}L${x + 20} ${y + 43}L${x + 28} ${y + 39}L${x + 20} ${y + 24}L${x + 32} ${y + 23}Z`,
    { ...fill('paper-top'), stroke: 'var(--night-left)', 'stroke-width': 2 },
  )
}

const out = line(on, [midX + radius + 7, midY], [gateX - 46, midY])

export const agent: Piece = {
  grid: grid(ground - 10),
  ground:
    shadow(midX - radius + 6, midY - radius + 6, 2 * radius, 2 * radius, ground - 10, radius) +
    shadow(20, midY - half + 6, systemX + 26, 2 * half, ground - 10),
  first: board() + road() + stage(),
  second: steps.map(step).join('') + agentItself(),
  third: boom() + pointer(),
  light: drawn(out, 60, bar('accent', 2)) + pulse(out, 18, 8),
}
