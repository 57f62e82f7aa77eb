import { bend, circle, floor, line, rectangle, rod } from './isometric'
import type { Piece } from './piece'
import { bar, drawn, fill, grid, path, pulse, shadow, slab, stroke } from './shapes'

const [size, half] = [216, 108]
const [low, middle, high] = [-112, 0, 112]

const plane = (z: number, tone: 'night' | 'paper') =>
  slab({ x: -half, y: -half, z, width: size, depth: size, height: 9, radius: 16, tone })

/** Where the thread runs: through a color, the button that has it, and the page that has the button. */
const [threadX, threadY] = [58, 74]

/** Tokens: swatches of color, and the steps of a scale. */
function tokens(): string {
  const on = floor(low)
  const swatches = [0, 1, 2, 3].map((i) =>
    path(rectangle(on, -90 + i * 44, 58, 32, 32, 8), i === 3 ? fill('accent') : fill('accent', 0.1 + i * 0.15)),
  )
  const scale = [0, 1, 2, 3, 4].map((i) => rectangle(on, 90 - (10 + i * 5), -90 + i * 26, 10 + i * 5, 13, 4))
  return swatches.join('') + path(scale.join(''), fill('heading', 0.14))
}

/** Components: a field, a button, a choice and a switch. */
function components(): string {
  const on = floor(middle)
  return (
    path(rectangle(on, -90, 58, 100, 32, 8) + rectangle(on, 58, -90, 32, 76, 8), stroke('heading', 1, 0.32)) +
    path(line(on, [-75, 74], [-35, 74]), bar('heading', 5, 0.18)) +
    path(rectangle(on, 26, 58, 64, 32, 8), fill('accent')) +
    path(rectangle(on, 64, 2, 22, 42, 11), fill('accent', 0.22)) +
    path(circle(on, 75, 32, 7.5) + circle(on, 74, -72, 5.5), fill('accent')) +
    path(circle(on, 74, -52, 5) + circle(on, 74, -32, 5), stroke('accent', 1.5))
  )
}

/** Content: a page with its bar, a title, words, a picture, cards and the button. */
function content(): string {
  const on = floor(high)
  const words = [92, 80, 60].map((width, i) => line(on, [-87, -25 + i * 15], [width - 93, -25 + i * 15]))
  return (
    path(line(on, [-half, -72], [half, -72]), stroke('night-edge')) +
    path([-88, -76, -64].map((u) => circle(on, u, -90, 3.2)).join(''), fill('soft', 0.5)) +
    path(line(on, [51, -90], [87, -90]), bar('soft', 8, 0.2)) +
    path(rectangle(on, -90, -57, 84, 15, 4), fill('spark', 0.95)) +
    path(words.join(''), bar('soft', 5, 0.38)) +
    path(rectangle(on, 24, -56, 66, 88, 8), { ...fill('light', 0.14), stroke: 'var(--light)' }) +
    path(`${bend(on, 6, [30, 26], [48, -8], [58, 8], [68, -2], [85, 26])}Z`, fill('light', 0.8)) +
    path(circle(on, 74, -38, 7), fill('light', 0.8)) +
    path(rectangle(on, -90, 54, 48, 38, 8) + rectangle(on, -32, 54, 48, 38, 8), {
      ...fill('soft', 0.06),
      stroke: 'var(--night-edge)',
    }) +
    path(rectangle(on, 26, 58, 64, 32, 8), fill('light'))
  )
}

function threads(): string {
  const sides = [
    [8 - half, half - 8],
    [half - 8, 8 - half],
  ] as const
  const posts = sides.map(([x, y]) => rod([x, y, low], [x, y, middle - 9]) + rod([x, y, middle], [x, y, high - 9]))
  const thread = rod([threadX, threadY, low], [threadX, threadY, high])
  const landings = [low, middle, high].map((z) => circle(floor(z), threadX, threadY, 4.5)).join('')
  return (
    path(posts.join(''), { ...stroke('accent', 1, 0.5), 'stroke-dasharray': '2 4' }) +
    drawn(thread, 224, stroke('light', 1.5)) +
    path(landings, { ...fill('spark'), stroke: 'var(--light)' }) +
    pulse(thread, 166)
  )
}

export const layers: Piece = {
  grid: grid(low - 22),
  ground: shadow(-half + 10, -half + 10, size, size, low - 22),
  first: plane(low, 'paper') + tokens(),
  second: plane(middle, 'paper') + components(),
  third: plane(high, 'night') + content(),
  light: threads(),
}
