/**
 * Told how far long work is, often: whoever shows it chooses how much of it.
 * @param step what is being done, such as "Making pages" @param done how many are done @param of how many there are; 1 where only the share is known
 */
export type Told = (step: string, done?: number, of?: number) => void
