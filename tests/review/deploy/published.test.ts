import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateToPublish, stepBack, type Deployment } from '../../../scripts/review/deploy/published'

const pushed = (head: string): Deployment => ({ head_sha: head, event: 'push', display_title: 'Deploy' })
const morning = (head: string): Deployment => ({ head_sha: head, event: 'schedule', display_title: 'Deploy' })
const back = (head: string): Deployment => ({ head_sha: head, event: 'workflow_dispatch', display_title: stepBack })

/** What is chosen after these deployments, oldest first. */
const chosen = (kind: 'new' | 'morning' | 'back', head: string, ...runs: Deployment[]) =>
  stateToPublish({ kind, head }, runs.toReversed())

describe('What is published', () => {
  test('is the main branch whenever it changes, and in the morning', () => {
    expect(chosen('new', 'b', pushed('a'))).toBe('b')
    expect(chosen('morning', 'b', pushed('a'), pushed('b'))).toBe('b')
    expect(chosen('morning', 'a')).toBe('a')
  })

  test('a step back is what was published before, however often it was', () => {
    expect(chosen('back', 'b', pushed('a'), morning('a'), pushed('b'), morning('b'), morning('b'))).toBe('a')
  })

  test('two steps back is what was published before that', () => {
    expect(chosen('back', 'c', pushed('a'), pushed('b'), pushed('c'), back('c'))).toBe('a')
  })

  test('a step back is not made where nothing was before', () => {
    expect(chosen('back', 'a', pushed('a'), morning('a'))).toBeUndefined()
    expect(chosen('back', 'a')).toBeUndefined()
  })

  test('the morning after a step back is not the mistake again', () => {
    const runs = [pushed('a'), pushed('b'), back('b')]
    expect(chosen('morning', 'b', ...runs)).toBe('a')
    expect(chosen('morning', 'b', ...runs, morning('b'))).toBe('a')
    expect(chosen('back', 'b', pushed('0'), ...runs, morning('b'))).toBe('0')
  })

  test('is the main branch again once something new is there, or somebody says so', () => {
    const runs = [pushed('a'), pushed('b'), back('b')]
    expect(chosen('morning', 'c', ...runs)).toBe('c')
    expect(chosen('new', 'b', ...runs)).toBe('b')
    expect(chosen('morning', 'b', ...runs, pushed('b'))).toBe('b')
  })

  test('is never what was just stepped back from', () => {
    const run = fc.constantFrom('a', 'b', 'c', 'd').chain((head) => fc.constantFrom(pushed(head), morning(head)))
    fc.assert(
      fc.property(fc.array(run, { minLength: 2, maxLength: 12 }), (runs) => {
        const head = runs.at(-1)?.head_sha ?? ''
        const target = chosen('back', head, ...runs)
        if (target === undefined) return
        expect(target).not.toBe(head)
        expect(chosen('morning', head, ...runs, back(head))).toBe(target)
      }),
    )
  })
})
