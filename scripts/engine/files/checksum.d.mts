/** Names what bytes say, to notice that they were emptied, cut off or edited: length and CRC-32. */
export function checksumOf(...pieces: Buffer[]): string
