import { afterEach, describe, expect, test, vi } from 'vitest'
import { PageLoadError, raisePreloadError, recoverFromFailedLoads } from '../../src/navigation/recovery'

describe('raisePreloadError', () => {
  afterEach(() => vi.unstubAllGlobals())

  const error = new PageLoadError('/contact', new Error('It answered 500'))

  test('rethrows the error if nothing handles the event', () => {
    vi.stubGlobal('window', new EventTarget())
    expect(() => raisePreloadError(error)).toThrow(error)
  })

  test('rethrows the error if a listener only looks on', () => {
    const window = new EventTarget()
    window.addEventListener('vite:preloadError', () => {})
    vi.stubGlobal('window', window)
    expect(() => raisePreloadError(error)).toThrow(error)
  })

  test('throws nothing if a listener prevents it', () => {
    const window = new EventTarget()
    window.addEventListener('vite:preloadError', (event) => event.preventDefault())
    vi.stubGlobal('window', window)
    expect(() => raisePreloadError(error)).not.toThrow()
  })

  test('throws nothing beside the handler of the product, and again once that has left', () => {
    vi.stubGlobal('window', new EventTarget())
    const leave = recoverFromFailedLoads()
    expect(() => raisePreloadError(error)).not.toThrow()
    leave()
    expect(() => raisePreloadError(error)).toThrow(error)
  })
})
