import { describe, expect, test } from 'vitest'
import { heldBack } from '../../../scripts/engine/site/held-back'

const path = '/cloud'

describe('A page is kept back', () => {
  test.each([
    ['that is a draft', { draft: true as const }, 'draft'],
    ['that is a draft and has a day', { draft: true as const, published: '2026-12-01' }, 'draft'],
    ['whose day is tomorrow', { published: '2026-11-21' }, '2026-11-21'],
  ])('%s', (_, release, until) => {
    expect(heldBack({ path, ...release }, '2026-11-20')).toBe(until)
  })

  test.each([
    ['that says nothing of it', {}],
    ['whose day is today', { published: '2026-11-20' }],
    ['whose day is over', { published: '2026-01-01' }],
    ['whose day is written in another way, of which it is told', { published: 'soon' }],
  ])('unlike one %s', (_, release) => {
    expect(heldBack({ path, ...release }, '2026-11-20')).toBeUndefined()
  })

  test.each(['/', '/404'])('unlike %s, which the site cannot be without', (needed) => {
    expect(heldBack({ path: needed, draft: true }, '2026-11-20')).toBeUndefined()
  })
})
