/** The tables of a font by their tags. https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = Map<string, Buffer>

const entry = 16
const start = 12

/** @param font a TrueType font, not compressed */
export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = start + i * entry
      const offset = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))]
    }),
  )
}

/** @returns a TrueType font. Its checksums are left at 0: whoever compresses it works them out. */
export function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(start + tables.size * entry)
  head.writeUInt32BE(0x00010000)
  head.writeUInt16BE(tables.size, 4)
  const parts = [head]
  let offset = head.length
  for (const [i, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = start + i * entry
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
