import path from 'node:path'
import type { ViteDevServer } from 'vite'

/**
 * Vite's watch of the site's code. It looks at each of 740 files as it begins, 0.2 s in which a first page would wait, so
 * it begins when the app of that is there, or some seconds after the start.
 */
export class LateWatch {
  #hasBegun = false
  /** Of servers that started anew each has its own. */
  readonly #begun = new WeakSet<object>()

  /** Whether Vite does not watch a file yet. */
  readonly ignores = (file: string): boolean => !this.#hasBegun && isWithin(file, 'src')

  begin({ watcher, config }: Pick<ViteDevServer, 'watcher' | 'config'>): void {
    if (this.#begun.has(watcher)) return
    this.#begun.add(watcher)
    this.#hasBegun = true
    watcher.add(config.root)
  }
}

/** Whether what is at a place is in a folder, or is that. */
export function isWithin(place: string, folder: string): boolean {
  const [inner, outer] = [path.resolve(place), path.resolve(folder)]
  return inner === outer || inner.startsWith(outer + path.sep)
}
