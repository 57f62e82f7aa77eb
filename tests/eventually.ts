import { expect } from 'vitest'

/** Waits for a fact to come true. */
export function eventually<Fact>(look: () => Fact | Promise<Fact>) {
  return expect.poll(look, { timeout: 30_000, interval: 20 })
}
