/** Whether npm run test:deep asks: it tries many more of what npm test tries a few of. */
export const isDeep = process.env.TEST_DEPTH === 'deep'

/** How many are tried: a few in every run of the tests, many where there is time for it. */
export function many({ each, deep }: { each: number; deep: number }): number {
  return isDeep ? deep : each
}

/** What is tried besides where there is time for it. */
export function onlyDeep<Case>(...cases: readonly Case[]): readonly Case[] {
  return isDeep ? cases : []
}

/** The first few cases, or all of them where there is time for it. */
export function firstOf<Case>(cases: readonly Case[], few: number): readonly Case[] {
  return isDeep ? cases : cases.slice(0, few)
}

/** One in so many cases, or all of them where there is time for it. */
export function oneIn<Case>(many: number, cases: readonly Case[]): readonly Case[] {
  return isDeep ? cases : cases.filter((_, i) => i % many === 0)
}

/** Marks a test in a browser that is run where there is time for it: of what another test sees as well, or what seldom breaks alone. */
export const deep = { tag: '@deep' }

/** What chance begins with: each night tries others, and a failure tells its own. */
export const seed = Number(process.env.SEED ?? 20261120)
