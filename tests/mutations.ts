import { randomFrom } from '../scripts/engine/graphics/seed'

type Tree = { [name: string]: unknown } | unknown[]

const strange: readonly unknown[] = [
  null,
  0,
  1.5,
  -1,
  true,
  '',
  'x',
  '/contact',
  [],
  {},
  ['x'],
  { a: 1 },
  // Nothing that can be made a text.
  { toString: 1 },
  'constructor',
  'hero',
  'cardGrid',
  '2026-13-45',
]
const names = ['titel', 'type', 'heading', 'text', 'id', 'cards', 'steps', 'button', 'group', 'note']

/** Documents made of others by one to three changes each: a value replaced, a field removed, renamed, added, or moved in from elsewhere. The same for the same seed. */
export function mutations(documents: unknown[], count: number, seed = 'mutations'): unknown[] {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  return Array.from({ length: count }, () => {
    const copy: unknown = structuredClone(pick(documents))
    for (let changes = pick([1, 1, 2, 3]); changes > 0; changes--) {
      const trees = treesIn(copy)
      if (trees.length > 0) change(pick(trees), pick, random)
    }
    return copy
  })
}

function change(tree: Tree, pick: <T>(from: readonly T[]) => T, random: () => number): void {
  const keys = Object.keys(tree)
  if (keys.length === 0) return
  const key = pick(keys)
  const value: unknown = Reflect.get(tree, key)
  const kind = random()
  if (kind < 0.35) Reflect.set(tree, key, structuredClone(pick(strange.map((replacement) => [replacement])))[0])
  else if (kind < 0.55) remove(tree, key)
  else if (kind < 0.7 && !Array.isArray(tree)) {
    remove(tree, key)
    tree[pick(names)] = value
  } else if (kind < 0.85) Reflect.set(tree, Array.isArray(tree) ? tree.length : pick(names), 'Added words')
  // Words for words keeps most documents valid.
  else if (typeof value === 'string' && key !== 'type') Reflect.set(tree, key, value.split('').toReversed().join(''))
}

function remove(tree: Tree, key: string): void {
  if (Array.isArray(tree)) tree.splice(Number(key), 1)
  else delete tree[key]
}

function treesIn(value: unknown): Tree[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(treesIn)]
  if (typeof value !== 'object' || value === null) return []
  return [Object(value), ...Object.values(value).flatMap(treesIn)]
}
