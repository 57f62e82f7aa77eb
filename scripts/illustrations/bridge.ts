import { at, circle, floor, leftWall, line, onScreen, rectangle, rightWall } from './isometric'
import type { Piece } from './piece'
import { drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -64
const top = floor(ground)
const [size, half] = [172, 86]
/** The middles of the two places: Trivandrum by day in front, Temecula by night behind. */
const [day, night] = [110, -112]

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`

/** The world behind both, half in the sun; the night begins along the tilt of its axis. */
function world(): string {
  const [x, y, r] = [0, -56, 172]
  const [dx, dy] = [r * 0.397, r * 0.918]
  const [north, south] = [`${x + dx} ${y - dy}`, `${x - dx} ${y + dy}`]
  const meridian = (bulge: number) => `M${north}A${r * bulge} ${r} 23.4 0 1 ${south}`
  const stars = [[96, -150], [128, -118], [58, -96], [142, -72], [70, -178], [110, -62]].map(([sx = 0, sy = 0], i) => disc(sx, sy, i % 3 ? 1 : 1.7))
  return (
    path(disc(x, y, r), { ...fill('tone', 0.07), stroke: 'var(--hair)' }) +
    path(`M${north}A${r} ${r} 0 0 1 ${south}Z`, fill('night-top'), true) +
    path(meridian(0.38) + meridian(0.74), stroke('night-edge', 1, 0.7), true) +
    path(`M${south}A${r * 0.38} ${r} 23.4 0 1 ${north}M${south}A${r * 0.74} ${r} 23.4 0 1 ${north}`, stroke('tone', 1, 0.16), true) +
    path(stars.join(''), fill('spark', 0.9)) +
    path('M112 -139A21 21 0 1 0 130 -108A17 17 0 0 1 112 -139Z', fill('soft'), true)
  )
}

function sun(): string {
  const [x, y] = [-92, -138]
  return [30, 22, 14].map((r, i) => path(disc(x, y, r), fill('tone', [0.1, 0.16, 1][i]))).join('')
}

/** A hill of terraces, as maps draw it. */
function hill(x: number, y: number, steps: number[], tone: 'paper' | 'night'): string {
  return steps
    .map((reach, i) => slab({ x: x - reach, y: y - reach * 0.8, z: ground + 11 * (i + 1), width: reach * 2, depth: reach * 1.6, height: 11, radius: reach * 0.72, tone }))
    .join('')
}

function palm(x: number, y: number, height: number, lean = 8): string {
  const [footX, footY] = onScreen([x, y, ground])
  const [headX, headY] = [footX + lean, footY - height]
  const leaves = [[-25, 4], [-20, -10], [-8, -17], [9, -16], [21, -8], [25, 6], [-15, 14], [14, 15]].map(
    ([dx = 0, dy = 0]) =>
      `M${headX} ${headY}Q${headX + dx * 0.5} ${headY + dy * 0.5 - 11} ${headX + dx} ${headY + dy}Q${headX + dx * 0.45} ${headY + dy * 0.5 - 3} ${headX} ${headY}Z`,
  )
  return (
    path(`M${footX} ${footY}Q${footX} ${footY - height * 0.6} ${headX} ${headY}`, { ...stroke('ink'), 'stroke-width': 2.5, 'stroke-linecap': 'round' }, true) +
    path(leaves.join(''), fill('tone'))
  )
}

/** An office with rows of windows. */
function office(x: number, y: number, height: number, tone: 'paper' | 'night'): string {
  const [w, d] = [42, 34]
  const rows = Array.from({ length: Math.floor(height / 15) }, (_, i) => ground + 7 + i * 14)
  const left = rows.map((z) => rectangle(leftWall(y + d), x + 6, z, w - 12, 6)).join('')
  const right = rows.map((z) => rectangle(rightWall(x + w), y + 6, z, d - 12, 6)).join('')
  return (
    slab({ x, y, z: ground + height, width: w, depth: d, height, radius: 3, tone }) +
    (tone === 'night' ? path(left + right, fill('light', 0.75)) : path(left + right, fill('tone', 0.3)))
  )
}

function trivandrum(): string {
  const waves = [0, 1, 2].map((i) => [-64, -32, 0, 32].map((x) => {
    const v = day + 52 + i * 11
    return `M${at(top.at(x, v))}Q${at(top.at(x + 8, v - 5))} ${at(top.at(x + 16, v))}`
  }).join(''))
  return (
    slab({ x: -half, y: day - half, z: ground, width: size, depth: size, height: 12, radius: 20, tone: 'paper' }) +
    path(waves.join(''), stroke('tone', 1, 0.5)) +
    hill(-34, day - 36, [44, 30, 16], 'paper') +
    palm(-44, day - 2, 58, -7) +
    office(14, day - 50, 62, 'paper') +
    palm(-60, day + 36, 48, -6) +
    palm(-22, day + 32, 62, 8) +
    palm(62, day + 28, 44, 7)
  )
}

function temecula(): string {
  const vines = Array.from({ length: 5 }, (_, i) => line(top, [2 + i * 17, night + 18], [2 + i * 17, night + 70]))
  return (
    slab({ x: -half, y: night - half, z: ground, width: size, depth: size, height: 12, radius: 20 }) +
    hill(-30, night - 30, [50, 37, 24, 11], 'night') +
    hill(46, night - 46, [32, 20], 'night') +
    path(vines.join(''), { ...stroke('light', 1, 0.8), 'stroke-width': 4, 'stroke-linecap': 'round', 'stroke-dasharray': '0 7' }) +
    office(-66, night + 30, 48, 'night')
  )
}

/** From roof to roof. */
function arcs(): string {
  const wall = rightWall(10)
  const arc = (from: number, to: number, high: number, low = ground + 30) =>
    `M${at(wall.at(from, low))}Q${at(wall.at((from + to) / 2, high))} ${at(wall.at(to, low))}`
  const far = arc(day - 34, night + 40, 210)
  const near = arc(day - 34, night + 40, 130)
  return drawn(far + near, 420, stroke('light', 1.5)) + pulse(far, 210) + pulse(near, 120, 6)
}

export const bridge: Piece = {
  ground: grid(ground - 8) + world() + sun() + shadow(-half + 6, day - half + 6, size, size, ground - 18),
  first: temecula(),
  second: trivandrum(),
  third: '',
  light: arcs() + path(circle(top, 0, 0, 0.1)),
}
