import { bend, circle, floor, line, rectangle, rightWall, rod } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const ground = -84
const foot = ground + 16
/** The upright screen at the back, which looks to the lower right: time runs against y. */
const back = -92
const screen = rightWall(back)
const [wide, tall] = [292, 190]
const end = wide / 2

const heights = [26, 40, 34, 58, 52, 84]
const barAt = (i: number) => 116 - i * 46
/** The same measurement as a line on the screen. */
const measured = [
  [126, 24],
  [92, 44],
  [52, 34],
  [10, 76],
  [-30, 68],
  [-78, 118],
  [-126, 132],
] as const
const rise = measured.map(([y, z]) => [y, z + foot] as const)
const curve = bend(screen, 15, ...rise)

function base(): string {
  const on = floor(ground)
  const ticks = heights.map((_, i) => line(on, [88, barAt(i)], [96, barAt(i)]))
  return (
    slab({ x: -112, y: -160, z: ground, width: 220, depth: 320, height: 9, radius: 18, tone: 'paper' }) +
    path(`${ticks.join('')}${line(on, [88, 146], [88, -146])}`, stroke('heading', 1, 0.3))
  )
}

function wall(): string {
  const rows = [0, 1, 2, 3].map((i) => line(screen, [end - 18, foot + 22 + i * 34], [18 - end, foot + 22 + i * 34]))
  const under = `${curve}L${line(screen, [-126, foot], [126, foot]).slice(1)}Z`
  return (
    path(rectangle(rightWall(back - 12), -end, ground + 2, wide, tall, 12), fill('night-left')) +
    path(rectangle(screen, -end, ground, wide, tall, 12), { ...fill('night-top'), stroke: 'var(--night-edge)' }) +
    path(rows.join(''), { ...stroke('night-edge'), 'stroke-dasharray': '1 4' }) +
    path(line(screen, [end - 22, ground + tall - 28], [end - 80, ground + tall - 28]), bar('spark', 8)) +
    path(line(screen, [end - 21, ground + tall - 45], [end - 58, ground + tall - 45]), bar('soft', 5, 0.4)) +
    path(under, fill('light', 0.15)) +
    drawn(curve, 360, { ...stroke('light', 1.5), 'stroke-width': 2.5 })
  )
}

function bars(): string {
  const all = heights.map((height, i) =>
    slab({
      x: 26,
      y: barAt(i) - 14,
      z: ground + height,
      width: 28,
      depth: 28,
      height,
      radius: 5,
      tone: i === 5 ? 'light' : 'paper',
    }),
  )
  return all.toReversed().join('')
}

/** Over one point of the line, which it shows larger. */
function lens(): string {
  const glass = rightWall(back + 46)
  const [y, z, size] = [-56, foot + 106, 40] as const
  const handle = line(glass, [y - 30, z - 30], [y - 66, z - 66])
  return (
    path(circle(rightWall(back + 40), y, z, size), { ...stroke('night-left'), 'stroke-width': 9 }) +
    path(handle, bar('night-left', 13)) +
    path(handle, bar('light', 8)) +
    path(circle(glass, y, z, size), { ...fill('night-right'), stroke: 'var(--paper-top)', 'stroke-width': 7 }) +
    path(circle(glass, y, z, size + 4) + circle(glass, y, z, size - 4), stroke('paper-edge')) +
    path(line(glass, [y, z + 34], [y, z - 34]), { ...stroke('soft', 1, 0.4), 'stroke-dasharray': '2 4' }) +
    path(bend(glass, 14, [y + 35, z - 10], [y + 12, z - 14], [y - 12, z + 14], [y - 35, z + 10]), {
      ...stroke('light'),
      'stroke-width': 3.5,
    }) +
    path(circle(glass, y, z, 14), fill('light', 0.28)) +
    path(circle(glass, y, z, 6.5), { ...fill('spark'), stroke: 'var(--light)', 'stroke-width': 3 })
  )
}

/** From the bar that stands out to its point on the screen. */
function link(): string {
  const [x, y, top] = [40, barAt(5), ground + 84]
  return path(rod([x, y, top], [x, y, top + 34], [back, y, top + 34]), {
    ...stroke('light', 1.5),
    'stroke-dasharray': '3 4',
  })
}

export const signals: Piece = {
  grid: grid(ground - 20),
  ground: shadow(-102, -150, 212, 312, ground - 20),
  first: base(),
  second: wall(),
  third: bars() + link() + lens(),
  light: pulse(curve, 118),
}
