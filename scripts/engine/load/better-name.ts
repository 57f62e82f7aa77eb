/** Signs that are words where they belong to a name: C#, C++. */
const spoken: readonly [sign: RegExp, word: string][] = [
  [/(?<=[A-Za-z])#/g, '-sharp-'],
  [/\+\+/g, '-plus-plus-'],
]

/** The nearest name that can be an address. */
export function betterName(name: string, folder: boolean): string {
  const bare = folder ? name : name.replace(/\.[a-z]+$/i, '')
  const words = spoken.reduce((text, [sign, word]) => text.replace(sign, word), bare)
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '')
  const better = plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'cloud-migration'
  return folder ? better : `${better}.json`
}
