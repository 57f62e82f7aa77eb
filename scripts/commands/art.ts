import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '../options'
import { withProgress } from '../report/progress'
import { printAsError, say } from '../report/terminal'
import { drawMissing } from '../workshop/art/draw-missing'
import { look } from '../workshop/art/look'
import { piecesNamed } from '../workshop/art/pieces-named'
import { openStudio } from '../workshop/art/render'

/** Draws the hero pictures that are missing or out of date, which are committed; or shows some to choose among. */
const { values } = readOptions({
  force: { type: 'boolean', default: false },
  look: { type: 'string', multiple: true, default: [] },
})

if (values.look.length) await show(values.look)
else {
  const { words, problems } = await withProgress((told) => drawMissing(values.force, told))
  for (const line of words) say(line)
  for (const problem of problems) printAsError(problem)
  if (problems.length) process.exitCode = 1
}

async function show(names: readonly string[]): Promise<void> {
  const pieces = names.flatMap(piecesNamed)
  const file = path.join('node_modules/.cache/art', 'look.png')
  mkdirSync(path.dirname(file), { recursive: true })
  await withProgress(async (told) => {
    const studio = await openStudio(told)
    try {
      writeFileSync(file, await look(studio, pieces, told))
    } finally {
      await studio.close()
    }
  })
  say(`${pieces.length} pictures, as wide screens and phones show them: ${file}`)
}
