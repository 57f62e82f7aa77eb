/**
 * Told how far long work is, often: whoever shows it chooses how much of it.
 * @param step what is being done, such as "Making pages" @param done how many are done @param of how many there are; 1 where only the share is known
 */
export type Told = (step: string, done?: number, of?: number) => void

/** Whether CI runs this: then somebody waits for the log, and nobody looks on. */
export function isOnCI({ CI = 'false' }: NodeJS.ProcessEnv = process.env): boolean {
  return !/^(false|0|)$/i.test(CI)
}

/** Goes through things, and tells before each how many are done. */
export function* toldEach<Thing>(step: string, things: readonly Thing[], told?: Told): Generator<Thing> {
  for (const [done, thing] of things.entries()) {
    told?.(step, done, things.length)
    yield thing
  }
}
