/** Gives a folder that was made aside its name. If another process has made the same meanwhile, that one stays. */
export function putInPlace(aside: string, folder: string): void

/** Whether a folder is there, as it was made. */
export function isWhole(folder: string): boolean
