import { at, circle, floor, leftWall, line, onScreen, rightWall, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -64
const top = floor(ground)
const [size, half] = [172, 86]
/** The middles of the two places: Trivandrum by day in front, Temecula by night behind. */
const [day, night] = [110, -112]

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`

/** The world behind both, half in the sun; the night begins along the tilt of its axis. */
function world(): string {
  const [x, y, r] = [0, -56, 172]
  const [dx, dy] = [r * 0.397, r * 0.918]
  const [north, south] = [`${x + dx} ${y - dy}`, `${x - dx} ${y + dy}`]
  const meridian = (bulge: number) => `M${north}A${r * bulge} ${r} 23.4 0 1 ${south}`
  const stars = [
    [96, -150],
    [128, -118],
    [58, -96],
    [142, -72],
    [70, -178],
    [110, -62],
  ].map(([across, down]) => `M${across} ${down}L${across} ${down}`)
  return (
    path(disc(x, y, r), { ...fill('accent', 0.07), stroke: 'var(--line)' }) +
    path(`M${north}A${r} ${r} 0 0 1 ${south}Z`, fill('night-top'), true) +
    path(meridian(0.5), stroke('night-edge', 1, 0.7), true) +
    path(`M${south}A${r / 2} ${r} 23.4 0 1 ${north}`, stroke('accent', 1, 0.16), true) +
    path(stars.join(''), bar('spark', 2.5, 0.9)) +
    path('M112 -139A21 21 0 1 0 130 -108A17 17 0 0 1 112 -139Z', fill('soft'), true)
  )
}

function sun(): string {
  const [x, y] = [-92, -138]
  return [30, 22, 14].map((r, i) => path(disc(x, y, r), fill('light', [0.14, 0.24, 1][i]))).join('')
}

/** A hill of terraces, as maps draw it. */
function hill(x: number, y: number, radii: number[], tone: 'paper' | 'night'): string {
  return radii.map((radius, i) => cylinder(x, y, ground + 12 * (i + 1), radius, 12, tone)).join('')
}

const leaves = [
  [-25, 4],
  [-20, -10],
  [-4, -18],
  [14, -15],
  [25, 3],
  [-14, 15],
  [14, 15],
] as const

function palm(x: number, y: number, height: number, lean: number): string {
  const [footX, footY] = onScreen([x, y, ground])
  const [headX, headY] = [footX + lean, footY - height]
  const crown = leaves.map(
    ([dx, dy]) =>
      `M${headX} ${headY}Q${headX + dx * 0.5} ${headY + dy * 0.5 - 11} ${headX + dx} ${headY + dy}Q${headX + dx * 0.45} ${headY + dy * 0.5 - 3} ${headX} ${headY}Z`,
  )
  const trunk = `M${footX} ${footY}Q${footX} ${footY - height * 0.6} ${headX} ${headY}`
  return path(trunk, bar('heading', 2.5)) + path(crown.join(''), fill('accent'))
}

/** An office with rows of windows. */
function office(x: number, y: number, height: number, tone: 'paper' | 'night'): string {
  const [width, depth] = [42, 36]
  const rows = Array.from({ length: Math.floor(height / 15) }, (_, i) => ground + 11 + i * 14)
  const windows = rows.map(
    (z) =>
      line(leftWall(y + depth), [x + 7, z], [x + width - 7, z]) +
      line(rightWall(x + width), [y + 7, z], [y + depth - 7, z]),
  )
  return (
    slab({ x, y, z: ground + height, width, depth, height, radius: 4, tone }) +
    path(windows.join(''), {
      ...(tone === 'night' ? stroke('light', 1, 0.8) : stroke('accent', 1, 0.32)),
      'stroke-width': 5,
    })
  )
}

function trivandrum(): string {
  const waves = [
    [-62, 56],
    [-26, 56],
    [10, 56],
    [-46, 68],
    [-10, 68],
    [26, 68],
  ].map(
    ([x = 0, v = 0]) => `M${at(top.at(x, day + v))}Q${at(top.at(x + 9, day + v - 6))} ${at(top.at(x + 18, day + v))}`,
  )
  return (
    slab({ x: -half, y: day - half, z: ground, width: size, depth: size, height: 12, radius: 20, tone: 'paper' }) +
    path(waves.join(''), stroke('accent', 1.5, 0.5)) +
    hill(-34, day - 36, [42, 29, 16], 'paper')
  )
}

/** What stands on it. */
function palmsAndOffice(): string {
  return (
    office(20, day - 46, 62, 'paper') +
    palm(-62, day - 6, 46, -6) +
    palm(-42, day + 34, 64, -8) +
    palm(48, day + 34, 46, 8)
  )
}

function temecula(): string {
  const vines = [0, 1, 2, 3].map((i) => line(top, [-68 + i * 18, night + 20], [-68 + i * 18, night + 70]))
  return (
    slab({ x: -half, y: night - half, z: ground, width: size, depth: size, height: 12, radius: 20 }) +
    hill(-28, night - 30, [50, 35, 19], 'night') +
    hill(48, night - 40, [30, 17], 'night') +
    path(vines.join(''), { ...bar('light', 4, 0.8), 'stroke-dasharray': '0 8' }) +
    office(18, night + 22, 50, 'night')
  )
}

/** From roof to roof, as words and work go. */
function arcs(): string {
  const from: Point = [41, day - 28, ground + 62]
  const to: Point = [39, night + 40, ground + 50]
  const [far = '', near = ''] = [250, 150].map((high) => `M${at(from)}Q${at([40, 2, high])} ${at(to)}`)
  const ends = [from, to].map(([x, y, z]) => circle(floor(z), x, y, 5)).join('')
  return (
    path(ends, { ...fill('spark'), stroke: 'var(--light)', 'stroke-width': 1.5 }) +
    drawn(far + near, 420, stroke('light', 1.5)) +
    pulse(far + near, 150)
  )
}

export const bridge: Piece = {
  grid: grid(ground - 8),
  ground: world() + sun(),
  first: shadow(-half + 6, night - half + 6, size, size, ground - 18) + temecula(),
  second: shadow(-half + 6, day - half + 6, size, size, ground - 18) + trivandrum(),
  third: palmsAndOffice(),
  light: arcs(),
}
