/**
 * The illustrations' space: x runs down to the right, y down to the left, both at 30 degrees, z up; the origin is the
 * picture's middle. All shapes are paths, so that lines keep their weight on every plane.
 */
export type Point = readonly [x: number, y: number, z: number]
type Pair = readonly [u: number, v: number]

/** A plane to draw on, with coordinates of its own. */
interface Plane {
  at: (u: number, v: number) => Point
  /** How a circle on it lies on the screen: the angle of its long axis, and whether growing angles turn clockwise. */
  tilt: number
  clockwise: boolean
}

export const floor = (z: number): Plane => ({ at: (u, v) => [u, v, z], tilt: 0, clockwise: true })

/** An upright plane that looks to the lower left, at a place on y. */
export const leftWall = (y: number): Plane => ({ at: (u, v) => [u, y, v], tilt: 60, clockwise: false })

/** An upright plane that looks to the lower right, at a place on x. */
export const rightWall = (x: number): Plane => ({ at: (u, v) => [x, u, v], tilt: -60, clockwise: true })

/** A point as a path writes it. */
export function at(point: Point): string {
  return onScreen(point)
    .map((place) => place.toFixed(1))
    .join(' ')
}

export function onScreen([x, y, z]: Point): [x: number, y: number] {
  return [(x - y) * 0.866, (x + y) * 0.5 - z]
}

/** A straight line through points of the space. */
export function rod(...points: Point[]): string {
  return `M${points.map(at).join('L')}`
}

export function line(plane: Plane, ...points: Pair[]): string {
  return rod(...points.map(([u, v]) => plane.at(u, v)))
}

/** A line through points that bends softly at each. */
export function bend(plane: Plane, radius: number, ...points: Pair[]): string {
  const towards = ([u, v]: Pair, [toU, toV]: Pair) => {
    const share = Math.min(0.5, radius / Math.hypot(toU - u, toV - v))
    return at(plane.at(u + (toU - u) * share, v + (toV - v) * share))
  }
  const steps = points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    const here = at(plane.at(...point))
    if (!before) return `M${here}`
    return after ? `L${towards(point, before)}Q${here} ${towards(point, after)}` : `L${here}`
  })
  return steps.join('')
}

/** One rounded corner: its middle, and the angles from which and to which it runs. */
export type Corner = readonly [u: number, v: number, from: number, to: number]

/** Lines and arcs through rounded corners, without the first M. */
export function through(plane: Plane, radius: number, corners: readonly Corner[]): string {
  const [long, wide] = [(radius * 1.2247).toFixed(1), (radius * 0.7071).toFixed(1)]
  const arcs = corners.map(([u, v, from, to]) => {
    const on = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return at(plane.at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius))
    }
    return `${on(from)}A${long} ${wide} ${plane.tilt} 0 ${to > from === plane.clockwise ? 1 : 0} ${on(to)}`
  })
  return arcs.join('L')
}

export function rectangle(plane: Plane, u: number, v: number, width: number, depth: number, radius = 0): string {
  const [right, end] = [u + width, v + depth]
  if (!radius) return `${line(plane, [u, v], [right, v], [right, end], [u, end])}Z`
  const [near, far, left, back] = [right - radius, end - radius, u + radius, v + radius]
  const corners: Corner[] = [
    [near, far, 0, 90],
    [left, far, 90, 180],
    [left, back, 180, 270],
    [near, back, 270, 360],
  ]
  return `M${through(plane, radius, corners)}Z`
}

/** A part of a circle; angles turn as the plane's do, and may go beyond a full turn. */
export function arc(plane: Plane, u: number, v: number, radius: number, from: number, to: number): string {
  const middle = (from + to) / 2
  const halves: Corner[] = [
    [u, v, from, middle],
    [u, v, middle, to],
  ]
  return `M${through(plane, radius, halves).replace(/L[^A]+/, '')}`
}

export function circle(plane: Plane, u: number, v: number, radius: number): string {
  return `${arc(plane, u, v, radius, 135, 495)}Z`
}
