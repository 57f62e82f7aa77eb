import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import type { Bundles } from '../../../scripts/engine/render/bundles'

/**
 * Stands in for scripts/engine/render/bundles where hundreds of sites are built: the real renderer, found once, with the
 * visitor's files but for the art.
 */
let small: Promise<Bundles> | undefined

afterAll(async () => {
  if (small) rmSync((await small).client, { recursive: true })
})

export function bundles(): Promise<Bundles> {
  small ??= makeSmall()
  return small
}

async function makeSmall(): Promise<Bundles> {
  const real = await vi.importActual<typeof import('../../../scripts/engine/render/bundles')>(
    '../../../scripts/engine/render/bundles',
  )
  const bundle = await real.bundles()
  const client = mkdtempSync(path.join(tmpdir(), 'site-test-client-'))
  for (const name of readdirSync(bundle.client))
    if (name !== 'art') cpSync(path.join(bundle.client, name), path.join(client, name), { recursive: true })
  return { ...bundle, client }
}
