import { bend, floor, leftWall, line, rectangle } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, panel, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -84
/** Lanes side by side, from the release in front to who uses it behind; it is switched on for two of the four. */
const [wide, step, far, near] = [64, 80, -128, 84]
const lanes = [true, false, false, true].map((on, i) => ({
  on,
  x: -158 + i * step,
  middle: -158 + i * step + wide / 2,
  z: ground + (on ? 24 : 12),
}))
type Lane = (typeof lanes)[number]
const [on, off] = [lanes.filter((lane) => lane.on), lanes.filter((lane) => !lane.on)]
const each = (some: Lane[], draw: (lane: Lane) => string) => some.map(draw).join('')

const plank = ({ on, x, z }: Lane) =>
  slab({ x, y: far, z, width: wide, depth: near - far, height: z - ground, radius: 14, tone: on ? 'night' : 'paper' })

const [pillFrom, pillDepth, pillHalf] = [-38, 100, 24]
const pill = ({ middle, z }: Lane) =>
  rectangle(floor(z), middle - pillHalf, pillFrom, 2 * pillHalf, pillDepth, pillHalf)

const knob = ({ on, middle, z }: Lane) =>
  cylinder(middle, on ? pillFrom + pillHalf : pillFrom + pillDepth - pillHalf, z + 13, 19, 13, 'paper')

/** Who sees the release, and who still sees what was before. */
const screen = { y: far + 32, height: 104 }
const wall = leftWall(screen.y)

const back = ({ on, x, z }: Lane) =>
  panel({ ...screen, x: x + 3, z: z + 104, width: wide - 6, depth: 9, radius: 8, tone: on ? 'night' : 'paper' })

const words = ({ x, z }: Lane) =>
  line(wall, [x + 14, z + 40], [x + 48, z + 40]) + line(wall, [x + 14, z + 29], [x + 38, z + 29])

const card = ({ x, z }: Lane) => rectangle(wall, x + 11, z + 52, 42, 40, 6)

/** The flag on the screen of a lane that is on. */
const flagAt = ({ x }: Lane) => x + 14
const pole = (lane: Lane) => line(wall, [flagAt(lane), lane.z + 106], [flagAt(lane), lane.z + 150])
const cloth = (lane: Lane) => {
  const [u, top] = [flagAt(lane), lane.z + 149]
  return `${line(wall, [u, top], [u + 34, top - 3], [u + 25, top - 12], [u + 34, top - 21], [u, top - 24])}Z`
}

function lit(): string {
  const mark = ({ x, z }: Lane) => line(wall, [x + 23, z + 71], [x + 29, z + 65], [x + 41, z + 79])
  return (
    each(on, plank) +
    path(each(on, pole), bar('heading', 2.5)) +
    each(on, back) +
    path(each(on, cloth), fill('accent')) +
    path(each(on, pill) + each(on, card), fill('light')) +
    path(each(on, mark), bar('spark', 3.5)) +
    path(each(on, words), bar('soft', 4, 0.5)) +
    each(on, knob)
  )
}

function dim(): string {
  return (
    each(off, (lane) => plank(lane) + back(lane)) +
    path(each(off, pill) + each(off, card), fill('heading', 0.14)) +
    path(each(off, words), bar('heading', 4, 0.14)) +
    each(off, knob)
  )
}

const bus = 112
const release = { x: 6, y: 182 }
function cube(): string {
  const { x, y } = release
  return (
    path(rectangle(floor(ground), x - 46, y - 46, 92, 92, 22), { ...fill('night-top'), stroke: 'var(--night-edge)' }) +
    slab({ x: x - 28, y: y - 28, z: ground + 58, width: 56, depth: 56, height: 58, radius: 7, tone: 'light' })
  )
}

/** From the release to the outer lanes, which are on; those between get no more than a dashed line. */
function ways(): string {
  const under = floor(ground)
  const way = ({ middle }: Lane) =>
    bend(under, 14, [release.x, release.y], [release.x, bus], [middle, bus], [middle, near])
  const stubs = each(off, ({ middle }) => line(under, [middle, bus], [middle, near]))
  return path(stubs, { ...stroke('accent'), 'stroke-dasharray': '2 4' }) + path(each(on, way), stroke('accent', 1.5))
}

const inside = ({ middle, z }: Lane) => line(floor(z), [middle, near - 4], [middle, pillFrom + pillDepth])
const arrival = ({ middle, z }: Lane) => line(floor(z), [middle, pillFrom], [middle, screen.y + 4])

export const switches: Piece = {
  grid: grid(ground),
  ground: shadow(-152, far + 6, 312, near - far, ground) + ways(),
  first: dim(),
  second: lit(),
  third: cube(),
  light: drawn(each(on, inside) + each(on, arrival), 60, stroke('light', 1.5)) + pulse(each(on, arrival), 30),
}
