import { describe, expect, test } from 'vitest'
import { svgPath } from '../../../scripts/engine/graphics/icon-path'
import { allIcons, iconPath } from '../../../scripts/engine/graphics/icons'

describe('An icon as one path', () => {
  test('keeps a path as it is', () => {
    expect(svgPath([['path', { d: 'M1 2h3' }]])).toBe('M1 2h3')
  })

  test('draws the second of two paths where it was', () => {
    expect(
      svgPath([
        ['path', { d: 'M1 2h3' }],
        ['path', { d: 'm5 6 7 8-1-2' }],
      ]),
    ).toBe('M1 2h3M5 6l7 8-1-2')
  })

  test('draws what follows a relative beginning as it was', () => {
    expect(svgPath([['path', { d: 'm5-6h2' }]])).toBe('M5 -6h2')
  })

  test('draws a circle as two arcs', () => {
    expect(svgPath([['circle', { cx: '12', cy: '8', r: '5' }]])).toBe('M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0')
  })

  test('rounds the corners of a rectangle', () => {
    expect(svgPath([['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]])).toBe(
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
    )
  })

  test('rounds corners that are said to be round upwards only', () => {
    const square = { x: '2', y: '4', width: '20', height: '16' }
    expect(svgPath([['rect', { ...square, ry: '2' }]])).toBe(svgPath([['rect', { ...square, rx: '2' }]]))
  })

  test('draws lines and polygons', () => {
    expect(
      svgPath([
        ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
        ['polygon', { points: '5 6 7 8' }],
      ]),
    ).toBe('M1 2L3 4M5 6 7 8z')
  })

  test('exists for every icon there is', () => {
    const strange = [...allIcons().keys()].filter((name) => !/^M[-\d., a-z]+$/i.test(iconPath(name) ?? ''))
    expect(strange).toEqual([])
  })

  test('does not exist for a name that is none', () => {
    expect(iconPath('no-such-icon')).toBeUndefined()
  })
})
