/** Names what bytes say, to notice that they were emptied, cut off or edited: length and CRC-32. */
export function checksumOf(...pieces: Buffer[]): string
/** The same of bytes whose beginning has one already. */
export function checksumAfter(before: string | undefined, ...pieces: Buffer[]): string
/** How many bytes a checksum is of. */
export function lengthIn(checksum: string): number
