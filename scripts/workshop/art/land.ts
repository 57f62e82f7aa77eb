import { feature } from 'topojson-client'
import { readJson } from '../../engine/files/read-json'
import { isObject } from '../../engine/text/is-object'
import type { Mask } from './draw'

const shapes = 'node_modules/world-atlas/land-110m.json'
const width = 720
const height = 360

/**
 * The land of the earth as a bit map: half a degree per bit, from 180 west and 90 north, from Natural Earth's shapes.
 * @throws when the package world-atlas is not installed.
 */
export function landMask(): Mask {
  const topology = readJson(shapes, isTopology)
  // For each meridian, where a walk from the north pole southward meets shores.
  const shores = Array.from({ length: width }, (): number[] => [])
  for (const edge of edgesOf(topology)) cross(edge, shores)
  const bits = new Uint8Array((width * height) / 8)
  shores.forEach((latitudes, column) => {
    latitudes.sort((a, b) => b - a)
    // From each odd shore to the next there is land, or to the south pole.
    for (let i = 0; i < latitudes.length; i += 2) fill(bits, column, latitudes[i] ?? 90, latitudes[i + 1] ?? -90)
  })
  return { width, height, bits: Buffer.from(bits).toString('base64') }
}

type Topology = Parameters<typeof feature>[0]
type Point = readonly [longitude: number, latitude: number]
type Edge = readonly [Point, Point]

function isTopology(value: unknown): value is Topology {
  return isObject(value) && value.type === 'Topology' && isObject(value.objects) && Array.isArray(value.arcs)
}

function edgesOf(topology: Topology): Edge[] {
  const land = topology.objects.land
  if (!land) throw new Error(`${shapes} has no land.`)
  const found = feature(topology, land)
  const features = found.type === 'FeatureCollection' ? found.features : [found]
  const rings = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
  })
  return rings.flatMap((ring) =>
    ring.slice(1).map((point, i): Edge => {
      const before = ring[i] ?? point
      return [
        [before[0] ?? 0, before[1] ?? 0],
        [point[0] ?? 0, point[1] ?? 0],
      ]
    }),
  )
}

/** Notes where an edge crosses the meridians of the columns. */
function cross([[x1, y1], [x2, y2]]: Edge, shores: number[][]): void {
  const column = (longitude: number) => ((longitude + 180) / 360) * width - 0.5
  const start = column(x1)
  // An edge across 180 degrees is as short as it is.
  const end = start + (around(x2 - x1) / 360) * width
  const [west, east] = start < end ? [start, end] : [end, start]
  for (let i = Math.ceil(west); i < east; i++)
    shores[(i + width) % width]?.push(y1 + ((y2 - y1) * (i - start)) / (end - start))
}

/** The same angle between -180 and 180 degrees. */
function around(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180
}

function fill(bits: Uint8Array, column: number, north: number, south: number): void {
  const row = (latitude: number) => Math.round(((90 - latitude) / 180) * height)
  for (let i = row(north); i < row(south); i++) {
    const bit = i * width + column
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (128 >> (bit & 7))
  }
}
