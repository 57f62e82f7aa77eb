export function installMissing(run: (program: string, args: string[]) => Promise<number | undefined>): Promise<boolean>
