const forbidden = {
  reason: 'this computer does not allow it',
  remedy: 'Allow it in the properties of the file, or ask who set up the computer',
}
const full = { reason: 'the disk is full', remedy: 'Make room on it' }

/**
 * Why the system does not let a file be written, and what to do, by what it calls it. Plain JavaScript, as run.mjs says
 * it where nothing is bundled yet.
 */
export const unwritable = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: { reason: 'its disk can only be read', remedy: 'Ask who set up the computer to let you write there' },
  EBUSY: { reason: 'another program has it open', remedy: 'Close it there' },
  ENOSPC: full,
  EDQUOT: full,
}
