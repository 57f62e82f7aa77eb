import { bundles } from '../scripts/engine/render/bundles'
import { makeApp } from '../scripts/live/app-bundle'

/** Makes the bundles before any test: test files run side by side, and each would make them. */
export default async function setup(): Promise<void> {
  await bundles()
  await makeApp()
}
