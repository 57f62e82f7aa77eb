import {
  bend,
  circle,
  floor,
  leftWall,
  line,
  onScreen,
  rectangle,
  rightWall,
  rod,
  through,
  type Point,
} from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, slab, stroke } from './shapes'

const ground = -62
const on = floor(ground)
/** The island is a dial: a scale runs around its front, and what is used stays in its lower part. */
const [island, scale] = [180, 163]
const [most, reading] = [-40, 66]
const arc = (from: number, to: number) => `M${through(on, scale, [[0, 0, from, to]])}`

function round(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const
}

const racks = { x: -112, y: -46, pitch: 39, width: 35, depth: 58, height: 78 }
const front = racks.y + racks.depth
const face = leftWall(front)
const roof = { x: -126, width: 176, back: -88, front: 40, high: ground + 148, low: ground + 92 }
/** The roof leans towards us: v runs down its slope, from 0 to 1. */
const slope = {
  at: (u: number, v: number): Point => [
    u,
    roof.back + v * (roof.front - roof.back),
    roof.high - v * (roof.high - roof.low),
  ],
  tilt: 0,
  clockwise: true,
}
const battery = { x: 112, y: 18, radius: 34, height: 76 }
const turbine = { x: 78, y: -114, height: 204, blade: 96 }

function dial(): string {
  const ticks = Array.from({ length: 11 }, (_, i) =>
    line(on, round(130 - i * 17, scale - (i % 2 ? 12 : 18)), round(130 - i * 17, scale - 8)),
  )
  return (
    cylinder(0, 0, ground, island, 14, 'paper') +
    path(arc(130, most), bar('accent', 4, 0.18), true) +
    path(ticks.join(''), stroke('heading', 1, 0.4))
  )
}

/** A tree that is a leaf. */
function leaf(x: number, y: number, size: number): string {
  const [foot, down] = onScreen([x, y, ground])
  const [low, high, top] = [down - size * 0.3, down - size * 0.8, down - size * 1.5]
  const half = (wide: number) => `M${foot} ${low}Q${foot + wide} ${high} ${foot} ${top}Z`
  return (
    path(half(-size * 0.8), fill('light')) +
    path(half(size * 0.8), fill('light-right')) +
    path(`M${foot} ${down}L${foot} ${high - size * 0.2}`, stroke('heading', 1.5))
  )
}

function row(): string {
  const { y, pitch, width, depth, height } = racks
  const places = [0, 1, 2, 3].map((i) => racks.x + i * pitch)
  const each = (from: number, to: number) =>
    places.flatMap((x) =>
      [0, 1, 2, 3, 4].map((i) => ground + 13 + i * 13).map((z) => line(face, [x + from, z], [x + to, z])),
    )
  return (
    places.map((x) => slab({ x, y, z: ground + height, width, depth, height, radius: 3 })).join('') +
    path(each(14, width - 7).join(''), bar('soft', 4, 0.3)) +
    path(each(6, 6).join(''), bar('light', 4.5))
  )
}

function solarRoof(): string {
  const { x, width } = roof
  const end = x + width
  const along = (u: number) => line(slope, [x + u, 0.04], [x + u, 0.96])
  const across = (v: number) => line(slope, [x + 5, v], [end - 5, v])
  const under = ([u, v, z]: Point): Point => [u, v, z - 6]
  const [left, right, back] = [slope.at(x, 1), slope.at(end, 1), slope.at(end, 0)]
  const posts = [x + 6, end - 6].map((u) => rod([u, roof.front - 4, ground], [u, roof.front - 4, roof.low]))
  return (
    path(posts.join(''), bar('paper-edge', 3)) +
    path(`${rod(left, right, under(right), under(left))}Z`, fill('paper-left')) +
    path(`${rod(right, back, under(back), under(right))}Z`, fill('paper-right')) +
    path(rectangle(slope, x, 0, width, 1), { ...fill('paper-top'), stroke: 'var(--paper-edge)' }) +
    path(rectangle(slope, x + 5, 0.04, width - 10, 0.92), fill('night-top')) +
    path([26, 67, 109, 150].map(along).join('') + [0.27, 0.73].map(across).join(''), stroke('night-edge')) +
    path([46, 88, 130].map(along).join('') + across(0.5), bar('paper-top', 3)) +
    path(`${line(slope, [x + 92, 0.04], [x + 128, 0.04], [x + 84, 0.96], [x + 48, 0.96])}Z`, fill('light', 0.35))
  )
}

function windTurbine(): string {
  const { x, y, height, blade } = turbine
  const hub = ground + height
  const [foot, down] = onScreen([x, y, ground + 6])
  const [, top] = onScreen([x, y, hub])
  const wall = rightWall(x + 8)
  const half = (degrees: number, wide: number) => {
    const [[u, v], [tipU, tipV]] = [round(degrees + wide, blade * 0.26), round(degrees, blade)]
    return `${line(wall, [y, hub], [y + u, hub + v], [y + tipU, hub + tipV])}Z`
  }
  const blades = (wide: number) => [38, 158, 278].map((degrees) => half(degrees, wide)).join('')
  return (
    cylinder(x, y, ground + 6, 16, 6, 'paper') +
    path(`M${foot - 6} ${down}L${foot - 2.5} ${top}L${foot + 2.5} ${top}L${foot + 6} ${down}Z`, {
      ...fill('paper-right'),
      stroke: 'var(--paper-edge)',
    }) +
    path(blades(20), fill('light')) +
    path(blades(-12), fill('light-left')) +
    path(circle(wall, y, hub, 7), { ...fill('night-top'), stroke: 'var(--night-edge)' })
  )
}

/** Three of its four cells are full. */
function store(): string {
  const { x, y, radius, height } = battery
  const cells = [0, 1, 2, 3].map((i) => cylinder(x, y, ground + 19 + i * 19, radius, 16, i < 3 ? 'light' : 'night'))
  const [middle, down] = onScreen([x, y, ground + 3])
  const side = (right: number, up: number) => `${middle + right} ${down - up}`
  const bolt = `M${side(5, 32)}L${side(-9, 9)}L${side(-1, 9)}L${side(-5, -8)}L${side(10, 16)}L${side(1, 16)}Z`
  return cells.join('') + cylinder(x, y, ground + height + 6, 13, 6, 'night') + path(bolt, fill('spark'))
}

/** From the wind to the battery, and from there to the racks. */
const supply = bend(on, 12, [turbine.x + 12, turbine.y], [battery.x, turbine.y], [battery.x, 0])
const use = [
  [battery.x - 18, battery.y + 36],
  [battery.x - 18, 76],
  [-58, 76],
  [-58, front + 3],
] as const

export const energy: Piece = {
  grid: grid(ground - 20),
  ground: path(circle(floor(ground - 26), 6, 6, island), {
    ...fill('shadow', 0.08),
    stroke: 'var(--shadow)',
    'stroke-opacity': 0.05,
    'stroke-width': 26,
  }),
  first: dial() + path(supply, stroke('accent', 1.5)),
  second: windTurbine() + row() + solarRoof(),
  third: store() + leaf(-112, 74, 42) + leaf(-84, 84, 29),
  light:
    drawn(bend(on, 14, ...use), 320, stroke('accent', 1.5)) +
    pulse(line(on, ...use.slice(1, 3)), 110) +
    drawn(arc(130, reading), 230, bar('accent', 4)) +
    path(circle(on, ...round(reading, scale), 6.5), { ...fill('spark'), stroke: 'var(--accent)', 'stroke-width': 3 }),
}
