/**
 * The files in a folder, with slashes, as they lie on the disk.
 * @param except a folder in it that is not looked into
 */
export function listFiles(folder: string, except?: string): string[]
