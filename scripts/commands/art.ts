import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawMissing } from '../workshop/art/draw-missing'
import { look } from '../workshop/art/look'
import { piecesNamed } from '../workshop/art/pieces-named'
import { openStudio } from '../workshop/art/render'

/** Draws the hero pictures that are missing or out of date, which are committed; or shows some to choose among. */
const { values } = parseArgs({
  options: { force: { type: 'boolean', default: false }, look: { type: 'string', multiple: true, default: [] } },
})

if (values.look.length) await show(values.look)
else {
  const problems = await drawMissing(values.force, (line) => console.log(line))
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exitCode = 1
}

async function show(names: readonly string[]): Promise<void> {
  const pieces = names.flatMap(piecesNamed)
  const studio = await openStudio()
  const file = path.join('node_modules/.cache/art', 'look.png')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, await look(studio, pieces))
  } finally {
    await studio.close()
  }
  console.log(`${pieces.length} pictures, as wide screens and phones show them: ${file}`)
}
