/** The address that a server prints once it listens. @throws Error with what it printed if it ends before */
export async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let printed = ''
  for await (const part of output) {
    printed += String(part)
    const [, address] = /Open (\S+)/.exec(printed) ?? []
    if (address) return address
  }
  throw new Error(`The server ended: ${printed}`)
}
