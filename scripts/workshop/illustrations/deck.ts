import { bend, circle, floor, line, onScreen, rightWall, rod, through, type Point } from './isometric'
import type { Piece } from './piece'
import { bar, cylinder, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -104

/** A slide in space: the middle of its lower edge, how far it has risen from lying to standing, and its size. */
interface Slide {
  x: number
  y: number
  z: number
  risen: number
  wide: number
  tall: number
}

/** The slides on their way up from the stack, and the one in the light. */
const low: Slide = { x: 206, y: -30, z: ground + 46, risen: 14, wide: 112, tall: 75 }
const middle: Slide = { x: 166, y: -30, z: ground + 96, risen: 34, wide: 120, tall: 80 }
const high: Slide = { x: 112, y: -30, z: ground + 140, risen: 58, wide: 128, tall: 86 }
const shown: Slide = { x: -50, y: 50, z: ground + 86, risen: 90, wide: 250, tall: 160 }

/** Where a slide lies: u runs to the left along its lower edge, v up. */
function planeOf({ x, y, z, risen }: Slide) {
  const angle = (risen * Math.PI) / 180
  const [back, up] = [Math.cos(angle), Math.sin(angle)]
  return { at: (u: number, v: number): Point => [x - v * back, y + u, z + v * up], tilt: 0, clockwise: true }
}

/** A rounded rectangle on a leaning plane, which knows no circles. */
function card(plane: ReturnType<typeof planeOf>, u: number, v: number, wide: number, tall: number, radius: number) {
  const [end, top] = [u + wide, v + tall]
  const start = [u + wide / 2, v] as const
  return `${bend(plane, radius, start, [end, v], [end, top], [u, top], [u, v], start)}Z`
}

/** @param more by how much it is larger on every side */
const whole = (slide: Slide, radius: number, more = 0) =>
  card(planeOf(slide), -slide.wide / 2 - more, -more, slide.wide + 2 * more, slide.tall + 2 * more, radius + more)

function paper(slide: Slide, content: string): string {
  const [left, top] = [slide.wide / 2 - 18, slide.tall - 18]
  return (
    path(whole({ ...slide, z: slide.z - 5 }, 10), fill('paper-left')) +
    path(whole(slide, 10), { ...fill('paper-top'), stroke: 'var(--paper-edge)' }) +
    path(line(planeOf(slide), [left, top], [left - 48, top]), bar('accent', 6)) +
    content
  )
}

function words(): string {
  const lines = [35, 22, 9].map((v, i) => line(planeOf(low), [38, v], [i * 10 - 18, v]))
  return path(lines.join(''), bar('heading', 5, 0.2))
}

function cards(): string {
  const all = [-46, -14, 18].map((u) => card(planeOf(middle), u, 14, 25, 36, 4))
  return path(all.join(''), fill('accent', 0.25))
}

function bars(): string {
  const all = [27, 36, 30, 45].map((v, i) => line(planeOf(high), [34 - i * 22, 16], [34 - i * 22, v]))
  return path(all.join(''), bar('accent', 9, 0.7))
}

/** The slide in the light: on a screen, with one point to make. */
function screen(): string {
  const { x, y, z, wide, tall } = shown
  const plane = planeOf(shown)
  const [foot, left] = [x - 6, wide / 2 - 26]
  const lines = [30, 44, 22].map((end, i) => line(plane, [left, 64 - i * 16], [end, 64 - i * 16]))
  const [wall, u, v] = [rightWall(x), y - 58, z + 72]
  return (
    path(whole({ ...shown, x: x - 14 }, 12, 28), fill('accent', 0.07)) +
    path(whole({ ...shown, x: x - 14 }, 12, 16), fill('accent', 0.12)) +
    cylinder(foot, y, ground + 8, 38, 8) +
    path(rod([foot, y, ground + 8], [foot, y, z]), bar('night-right', 12)) +
    path(whole({ ...shown, x: x - 12 }, 12), fill('night-left')) +
    path(whole(shown, 12), { ...fill('night-top'), stroke: 'var(--night-edge)' }) +
    path(line(plane, [left, tall - 30], [left - 94, tall - 30]), bar('spark', 9)) +
    path(line(plane, [left, tall - 50], [left - 66, tall - 50]), bar('soft', 5, 0.4)) +
    path(lines.join(''), bar('soft', 5, 0.22)) +
    path(circle(wall, u, v, 42), bar('light', 20, 0.25)) +
    path(`M${through(wall, 42, [[u, v, 90, -55]])}`, bar('light', 20), true)
  )
}

/** It looks to where the listeners sit, and has a microphone. */
function lectern(): string {
  const [x, y, top] = [92, 104, ground + 80]
  const [u, v] = onScreen([x - 8, y + 10, top + 6])
  return (
    slab({ x: x - 22, y: y - 22, z: ground + 5, width: 44, depth: 44, height: 5, radius: 8 }) +
    slab({ x: x - 12, y: y - 18, z: top - 8, width: 24, depth: 36, height: 67, radius: 4 }) +
    slab({ x: x - 24, y: y - 34, z: top, width: 48, depth: 68, height: 9, tone: 'light' }) +
    path(circle(rightWall(x + 12), y, ground + 48, 8), stroke('light', 1.5)) +
    path(`M${u} ${v}Q${u - 4} ${v - 24} ${u + 12} ${v - 30}`, bar('heading', 2)) +
    path(`M${u + 12} ${v - 30}L${u + 16} ${v - 31}`, bar('heading', 6))
  )
}

function stack(): string {
  const sheet = { width: 72, depth: 108, height: 5, radius: 9, tone: 'paper' } as const
  const places = [
    [150, -84],
    [153, -81],
    [150, -78],
  ] as const
  return places.map(([x, y], i) => slab({ x, y, z: ground + 8 + i * 8, ...sheet })).join('')
}

/** The way of the slides, from the stack into the light. */
const [fromX, fromY] = onScreen([226, -60, ground + 30])
const [toX, toY] = onScreen([shown.x, shown.y - shown.wide / 2, shown.z + 130])
const way = `M${fromX} ${fromY}C${fromX + 10} ${fromY - 130} ${toX + 170} ${toY - 30} ${toX} ${toY}`

export const deck: Piece = {
  grid: grid(ground),
  ground:
    [140, 116].map((radius) => path(circle(floor(ground), 14, 70, radius), fill('accent', 0.07))).join('') +
    shadow(156, -78, 72, 108, ground),
  first: screen(),
  second: lectern() + stack(),
  third: paper(high, bars()) + paper(middle, cards()) + paper(low, words()),
  light: drawn(way, 520, stroke('accent', 1.5)) + pulse(way, 290),
}
