/**
 * Hashes a text to a stream of 32-bit numbers (xmur3), good enough to start a generator with.
 * @returns a function that gives the next unsigned 32-bit integer.
 */
function hashStream(text: string): () => number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h >>> 0
  }
}

/**
 * A random number generator (sfc32) that gives the same numbers for the same text, everywhere.
 * @param text what the numbers belong to, for example "silk company 1"
 * @returns a function that gives the next number in [0, 1).
 */
export function randomFrom(text: string): () => number {
  const start = hashStream(text)
  let [a, b, c, counter] = [start(), start(), start(), start()]
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
}
