import { beforeEach, expect, test, vi } from 'vitest'
import { optimizeFor } from '../../scripts/engine/optimizer'

const setFlags = vi.hoisted(() => vi.fn())
vi.mock('node:v8', () => ({ setFlagsFromString: setFlags }))
beforeEach(() => setFlags.mockClear())

test('Code for a few documents is left as it is', () => {
  optimizeFor(499, 29_999)
  expect(setFlags).not.toHaveBeenCalled()
})

test('Code for many documents that are read is optimized', () => {
  optimizeFor(500)
  expect(setFlags).toHaveBeenCalledWith('--opt')
})

test('Code for very many documents that are only looked at is optimized', () => {
  optimizeFor(0, 30_000)
  expect(setFlags).toHaveBeenCalledWith('--opt')
})

test('The nursery, which a build begins without letting it grow, may grow then', () => {
  optimizeFor(500)
  expect(setFlags).toHaveBeenCalledWith('--semi-space-growth-factor=2')
})
