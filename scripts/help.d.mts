export function asksForHelp(args: readonly string[]): boolean
export function helpFor(command: string): string
