import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawingOf, illustrationFolder } from '../../scripts/engine/graphics/drawings'
import { readSchemas } from '../../scripts/engine/schema/schemas'
import { compact } from '../../scripts/workshop/illustrations/compact'
import { fileOf } from '../../scripts/workshop/illustrations/piece'
import { pieces } from '../../scripts/workshop/illustrations/pieces'

const drawn = Object.entries(pieces).map(([name, piece]) => ({ name, svg: fileOf(piece) }))
const names = drawn.map(({ name }) => name).sort()

test('authors can choose every illustration, and no other', () => {
  expect(readSchemas().get('definitions/illustration.schema.json')?.enum).toEqual(names)
})

test('each weighs at most 8 kB', () => {
  const weights = drawn.map(({ name }) => ({
    name,
    bytes: drawingOf(`illustration ${name}`, [])?.svg.length ?? Infinity,
  }))
  expect(weights.filter(({ bytes }) => bytes > 8000)).toEqual([])
})

describe.each(drawn)('The illustration $name', ({ name, svg }) => {
  test('is committed as it is drawn', () => {
    expect(readFileSync(`${illustrationFolder}/${name}.svg`, 'utf8')).toBe(svg)
  })

  test('has its parts from back to front, and something in each', () => {
    const parts = [...svg.matchAll(/<g id="(\w+)">(<\/g>)?/g)].map(([, id, empty]) => (empty ? `empty ${id}` : id))
    expect(parts).toEqual(['grid', 'ground', 'first', 'second', 'third', 'light'])
  })

  test('takes every color from the page', () => {
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color)
    expect(colors.filter((color) => !/^(var\(--[\w-]+\)|none)$/.test(color ?? ''))).toEqual([])
  })

  test('asks for no color the page does not give', () => {
    const css = ['illustrations/Illustration.module.css', 'styles/bands.css'].map((file) =>
      readFileSync(`src/${file}`, 'utf8'),
    )
    const given = new Set([...css.join().matchAll(/^ {4}(--[\w-]+):/gm)].map(([, variable]) => variable))
    const asked = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, variable]) => variable))
    expect([...asked].filter((variable) => !given.has(variable))).toEqual([])
  })

  test('refers to nothing within its file, which Safari does not find from the page', () => {
    expect(svg).not.toContain('url(')
  })

  test('gives no element a style attribute', () => {
    expect(svg).not.toContain('style')
  })
})

describe('A path', () => {
  test('is written as distances from place to place', () => {
    expect(compact('M10 20L15 26L15 30L20 30Z')).toBe('m10 20 5 6v4h5z')
  })

  test('goes on from where a closed part began', () => {
    expect(compact('M10 10L20 10L20 20ZM12 12L14 15')).toBe('m10 10h10v10zm2 2 2 3')
  })

  test('of curves alone keeps its places to a tenth', () => {
    expect(compact('M.04 1.26A5 3 0 0 1 10.12 1.26Z')).toBe('m0 1.3a5 3 0 0 1 10.1 0z')
  })

  test('that nobody can draw is refused', () => {
    expect(() => compact('M10 20L15')).toThrow('A path has L15')
  })
})
