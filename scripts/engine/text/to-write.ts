/** How texts begin that say what to write in their place. */
export const toWrite = 'To write:'

/** Whether nothing was written yet in place of what says what belongs there. */
export function isToWrite(text: string): boolean {
  return text.startsWith(toWrite)
}
