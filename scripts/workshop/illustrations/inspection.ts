import { floor, line, rectangle, rightWall, rod } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke, type Tone } from './shapes'

const ground = -96
/** The parts on the table: how many, how large, and the height above which none may rise. */
const [columns, rows, size, step] = [4, 3, 48, 64]
const half = size / 2
const [height, limit] = [42, ground + 52]
const placeOf = (i: number, j: number) => [-58 + i * step, -64 + j * step] as const

/** The one that does. */
const odd = { i: 2, j: 1 }
const [oddX, oddY] = placeOf(odd.i, odd.j)
const oddTop = ground + 132

/** The ruler stands at the end of its row. */
const ruler = { x: -116, y: oddY, half: 38, top: ground + 250 }

function table(): string {
  return slab({ x: -152, y: -112, z: ground, width: 320, depth: 224, height: 14, radius: 22, tone: 'paper' })
}

function scale(): string {
  const face = rightWall(ruler.x)
  const near = ruler.y + ruler.half
  const ticks = Array.from({ length: 30 }, (_, i) => {
    const z = ground + 10 + i * 8
    return line(face, [near - 4, z], [near - (i % 5 ? 16 : 32), z])
  })
  return (
    slab({
      x: ruler.x - 16,
      y: ruler.y - ruler.half,
      z: ruler.top,
      width: 16,
      depth: 2 * ruler.half,
      height: ruler.top - ground,
      radius: 3,
    }) + path(ticks.join(''), stroke('soft', 1.5, 0.7))
  )
}

type Places = (readonly [x: number, y: number])[]
const all = (places: Places, draw: (x: number, y: number) => string) => places.map(([x, y]) => draw(x, y)).join('')

function sides(places: Places, top: number, tone: Tone): string {
  const side = (x: number, y: number, toX: number, toY: number) =>
    `${rod([x, y, top], [toX, toY, top], [toX, toY, ground], [x, y, ground])}Z`
  const left = all(places, (x, y) => side(x - half, y + half, x + half, y + half))
  const right = all(places, (x, y) => side(x + half, y + half, x + half, y - half))
  return path(left, fill(`${tone}-left`)) + path(right, fill(`${tone}-right`))
}

function checked(places: Places): string {
  const top = floor(ground + height)
  const tops = all(places, (x, y) => rectangle(top, x - half, y - half, size, size))
  const checks = all(places, (x, y) => line(top, [x - 7, y + 5], [x + 2, y + 7], [x - 1, y - 12]))
  return (
    sides(places, ground + height, 'paper') +
    path(tops, { ...fill('paper-top'), stroke: 'var(--paper-edge)' }) +
    path(checks, bar('accent', 3))
  )
}

/** From back to front; parts of one diagonal hide none of each other, so they share their paths. */
function parts(): string {
  const places = Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)] as const)
  const diagonals = Array.from({ length: columns + rows - 1 }, (_, sum) => {
    const here = places.filter(([i, j]) => i + j === sum)
    const fitting = here.filter(([i, j]) => i !== odd.i || j !== odd.j)
    const below = fitting.length < here.length ? sides([[oddX, oddY]], limit, 'light') : ''
    return checked(fitting.map(([i, j]) => placeOf(i, j))) + below
  })
  return diagonals.join('')
}

/** Light at the height that is allowed, and what rises above it. */
const sheet = rectangle(floor(limit), ruler.x + 2, -102, 280, 204, 8)

function excess(): string {
  const wall = rightWall(oddX + half)
  const middle = (oddTop + limit) / 2 + 2
  const cross = [-1, 1].map((way) => line(wall, [oddY - 9, middle - 9 * way], [oddY + 9, middle + 9 * way]))
  return (
    path(sheet, fill('light', 0.2)) +
    drawn(sheet, 980, stroke('light', 1.5)) +
    path(rectangle(floor(limit), oddX - half - 8, oddY - half - 8, size + 16, size + 16, 10), fill('light', 0.45)) +
    slab({
      x: oddX - half,
      y: oddY - half,
      z: oddTop,
      width: size,
      depth: size,
      height: oddTop - limit,
      radius: 2,
      tone: 'light',
    }) +
    path(cross.join(''), bar('spark', 4))
  )
}

/** The rider on the ruler, whose arm lies on the part. */
const arm = { z: oddTop + 10, end: oddX + 4 }

function rider(): string {
  return (
    slab({
      x: ruler.x - 22,
      y: ruler.y - ruler.half - 6,
      z: oddTop + 34,
      width: 34,
      depth: 2 * ruler.half + 12,
      height: 46,
      radius: 5,
    }) +
    slab({ x: ruler.x + 6, y: ruler.y - 9, z: arm.z, width: arm.end - ruler.x - 6, depth: 18, height: 10, radius: 4 }) +
    path(rectangle(rightWall(ruler.x + 12), ruler.y + 4, oddTop + 4, 30, 18, 3), fill('light')) +
    path(line(rightWall(ruler.x + 12), [ruler.y + 28, oddTop + 13], [ruler.y + 14, oddTop + 13]), bar('spark', 4))
  )
}

const reading = rod([arm.end - 8, oddY, arm.z], [ruler.x + 14, oddY, arm.z])

export const inspection: Piece = {
  grid: grid(ground - 14),
  ground: shadow(-146, -106, 320, 224, ground - 14),
  first: table() + scale(),
  second: parts(),
  third: excess() + rider(),
  light: drawn(reading, 180, stroke('light', 1.5)) + pulse(reading, 62),
}
