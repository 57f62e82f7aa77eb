import { spawnSync } from 'node:child_process'

/** Makes a named pipe: whoever opens it waits for somebody who writes. Not on Windows. */
export function makePipe(place: string): void {
  const program = 'mkfifo'
  spawnSync(program, [place])
}
