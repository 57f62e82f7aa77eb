import path from 'node:path'
import { writeDocuments } from './documents'
import { own, type Generator } from './generators'
import { medians, type Usage } from './measure'

/** What one generator needed for one task, as the median of all runs. */
export interface Measured extends Usage {
  generator: string
  task: string
  /** Of the site: a number of pages, and whether all are services. */
  size: string
}

/**
 * Builds seeded sites with several generators in turns, so that what else the machine does meets all of them; each
 * begins in its turn.
 * @param folder for the documents @param sizes such as 1000, or 1000 services
 * @param told of each figure as soon as it is known @param gaveUp of who could not build a site of that size, and why
 * @throws Error if it is ours that could not
 */
export function measureBuilds(
  folder: string,
  generators: ReadonlyMap<string, Generator>,
  sizes: readonly string[],
  runs: number,
  told: (measured: Measured) => void,
  gaveUp: (generator: string, size: string, why: unknown) => void,
): void {
  for (const size of sizes) {
    const documents = path.join(folder, `pages-${size}`)
    const edited = writeDocuments(documents, size)
    const sites = [...generators].map(([name, generator]) => ({ name, tasks: generator(documents, edited) }))
    const out = new Set<string>()
    for (const task of new Set(sites.flatMap(({ tasks }) => Object.keys(tasks)))) {
      const usages = new Map<string, Usage[]>()
      for (let run = 0; run < runs; run++)
        for (const { name, tasks } of [...sites.slice(run % sites.length), ...sites.slice(0, run % sites.length)]) {
          if (out.has(name)) continue
          try {
            const usage = tasks[task]?.(run)
            if (usage) usages.set(name, [...(usages.get(name) ?? []), usage])
          } catch (error) {
            if (name === own) throw error
            out.add(name)
            // Of fewer runs than the others have, the median would be no match for theirs.
            usages.delete(name)
            gaveUp(name, size, error)
          }
        }
      for (const [generator, all] of usages) told({ generator, task, size, ...medians(all) })
    }
  }
}
