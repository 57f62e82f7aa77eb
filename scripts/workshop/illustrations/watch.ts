import { at, circle, floor, line, onScreen, rightWall, rod, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, slab, stroke, type Tone } from './shapes'

const ground = -100
const top = floor(ground)
const radius = 188

const around = (degrees: number, r: number, x = 0, y = 0): [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}
const on = (degrees: number, r: number, z = ground): Point => [...around(degrees, r), z]
/** Half a turn around the middle, or less, on a floor. */
const arc = (r: number, to: Point, sweep: 0 | 1) =>
  `A${(r * 1.2247).toFixed(1)} ${(r * 0.7071).toFixed(1)} 0 0 ${sweep} ${at(to)}`

/** What stands around the middle between two angles and two heights, each with its radius. */
function mantle(from: number, to: number, low: number, high: number, below: number, above = below): string {
  const upper = `M${at(on(from, above, high))}${arc(above, on(to, above, high), 0)}`
  return `${upper}L${at(on(to, below, low))}${arc(below, on(from, below, low), 1)}Z`
}

/** A spot as lines draw it with their round ends. */
const spot = ([x, y]: [number, number], up = 0) => `M${x} ${y}L${x} ${y - up}`

/** The stage is a dial of 24 hours, half of them day and half night. */
const dusk = -104

function dial(): string {
  const night = `M${at(on(dusk, radius))}${arc(radius, on(dusk + 180, radius), 1)}Z`
  const marks = (inNight: boolean) =>
    Array.from({ length: 12 }, (_, i) => {
      const degrees = dusk + i * 15 + (inNight ? 7.5 : 187.5)
      return line(top, around(degrees, radius - 9), around(degrees, radius - (i % 3 === 1 ? 24 : 16)))
    }).join('')
  return (
    cylinder(0, 0, ground, radius, 16, 'paper') +
    path(night, fill('night-top'), true) +
    path(mantle(dusk + 180, -45, ground - 16, ground, radius), fill('night-left'), true) +
    path(marks(false), stroke('accent', 1.5, 0.7)) +
    path(marks(true), stroke('light', 1.5, 0.8))
  )
}

/** Sun and moon, set into the dial. */
function sunAndMoon(): string {
  const [x, y] = around(135, 128)
  const rays = Array.from({ length: 8 }, (_, i) => line(top, around(i * 45, 19, x, y), around(i * 45, 25, x, y)))
  const [moonX, moonY] = onScreen([134, -6, ground])
  const moon = `M${moonX - 4} ${moonY - 11}A18 11 0 1 0 ${moonX + 16} ${moonY + 4}A15 9 0 0 1 ${moonX - 4} ${moonY - 11}Z`
  return (
    path(circle(top, x, y, 12), fill('accent')) + path(rays.join(''), bar('accent', 2)) + path(moon, fill('soft'), true)
  )
}

function server(degrees: number, height: number, tone: Tone): string {
  const [x, y] = around(degrees, 126)
  const half = 19
  const rows = Array.from({ length: Math.floor(height / 12) }, (_, i) => ground + 8 + i * 12)
  const slots = rows.map((z) => line(rightWall(x + half), [y + 3, z], [y - 11, z])).join('')
  const lamps = rows.map((z) => circle(rightWall(x + half), y + 11, z, 2)).join('')
  return (
    slab({ x: x - half, y: y - half, z: ground + height, width: 2 * half, depth: 2 * half, height, radius: 5, tone }) +
    path(slots, bar(tone === 'paper' ? 'heading' : 'soft', 3, 0.3)) +
    path(lamps, fill(tone === 'paper' ? 'accent' : tone === 'night' ? 'light' : 'spark'))
  )
}

/** A part of the tower: its shade on the left, its light on the right. */
function part(tone: Tone, ...sizes: [number, number, number, number]): string {
  return (
    path(mantle(135, 55, ...sizes), fill(`${tone}-left`), true) +
    path(mantle(55, -45, ...sizes), fill(`${tone}-right`), true)
  )
}

const [foot, neck] = [ground + 20, ground + 212]
function tower(): string {
  const rise = (neck - foot) / 5
  const bands = [0, 1, 2, 3, 4].map((i) =>
    part(i % 2 ? 'light' : 'paper', foot + i * rise, foot + (i + 1) * rise, 45 - i * 4, 41 - i * 4),
  )
  const windows = [92, 168].map((up) => spot(onScreen(on(30, 45 - up / 10, foot + up)), 7))
  return (
    cylinder(0, 0, foot, 64, 20, 'night') +
    bands.join('') +
    path(spot(onScreen(on(30, 44, foot + 7)), 13), bar('night-left', 11)) +
    path(windows.join(''), bar('night-left', 6))
  )
}

const lamp = onScreen([0, 0, neck + 30])
const [gallery, eaves] = [neck + 10, neck + 50]
function lantern(): string {
  const posts = [100, 62, 28, -10].map((degrees) => rod(on(degrees, 22, gallery), on(degrees, 22, eaves)))
  return (
    path(spot(lamp), bar('light', 130, 0.12)) +
    path(spot(lamp), bar('light', 88, 0.16)) +
    cylinder(0, 0, gallery, 38, 12, 'night') +
    path(mantle(135, -45, gallery, eaves, 22), fill('light'), true) +
    path(spot(lamp, -8), bar('spark', 14)) +
    path(posts.join(''), stroke('night-left', 1.5)) +
    part('night', eaves, eaves + 34, 31, 1) +
    path(spot(onScreen([0, 0, eaves + 34]), 12), bar('night-left', 2.5))
  )
}

/** The light of the tower lies on the one that needs help. */
const [poolX, poolY] = around(-50, 124)
const edge = (degrees: number): Point => [...around(degrees, 46, poolX, poolY), ground]

function beam(): string {
  const [x, y] = lamp
  const cone = `M${x + 24} ${y - 8}L${x + 20} ${y + 16}L${at(edge(112))}${arc(46, edge(-68), 0)}Z`
  return (
    path(circle(top, poolX, poolY, 46), fill('light', 0.45)) +
    server(-50, 46, 'light') +
    path(cone, fill('light', 0.28), true)
  )
}

/** The heartbeat of all there is, from day into night. */
const across = (along: number, up = 0) => [80 + along - up, 80 - along - up] as const
const beat = line(
  top,
  across(-88),
  across(-44),
  across(-34, 12),
  across(-22, -14),
  across(-10, 34),
  across(4, -26),
  across(14, 8),
  across(22),
  across(50),
)

export const watch: Piece = {
  grid: grid(ground - 16),
  ground: path(circle(floor(ground - 16), 6, 6, radius), {
    ...fill('shadow', 0.08),
    stroke: 'var(--shadow)',
    'stroke-opacity': 0.05,
    'stroke-width': 26,
  }),
  first: dial() + sunAndMoon(),
  second: server(203, 34, 'night') + server(178, 54, 'paper') + tower(),
  third: lantern() + beam(),
  light: drawn(beat, 400, bar('light', 2.5)) + pulse(beat, 300),
}
