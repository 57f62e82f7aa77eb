/** What commands say, for who has no terminal before them. */

/** Words of a command without the advice to run another. */
export function withoutCommands(words: string): string {
  const lines = words.split('\n').flatMap((line) => {
    if (!line.includes('npm run')) return [line]
    const kept = line.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes('npm run'))
    return kept.length > 0 ? [kept.join(' ')] : []
  })
  const left = lines.join('\n').trim()
  return withoutColors(left === '' ? words : left)
}

/** Words as a terminal would show them, without what tells it their colors. */
export function withoutColors(words: string): string {
  return words.replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '')
}
