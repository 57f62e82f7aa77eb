const letters = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * The words that one slip of the keyboard parts from what was typed: of the likeliest kind of slip alone, as what is
 * further off only confuses. A letter doubled or not, two swapped, a vowel for another, and then any other.
 */
export function oneSlipFrom(typed: string, known: Pick<ReadonlySet<string>, 'has'>): string[] {
  const places = [...typed, ''].map((_, place) => [typed.slice(0, place), typed.slice(place)] as const)
  // Of hundreds hardly one is a word.
  const changed = (change: (before: string, behind: string) => string[]) =>
    places.flatMap(([before, behind]) => change(before, behind).filter((word) => word !== typed && known.has(word)))
  const swapped = changed((before, behind) => [before + behind.charAt(1) + behind.charAt(0) + behind.slice(2)])
  const oneMore = changed((before, behind) => letters.map((letter) => before + letter + behind))
  const another = changed((before, behind) => letters.map((letter) => before + letter + behind.slice(1)))
  const oneLess = changed((before, behind) => [before + behind.slice(1)])
  const single = typed.replace(/(.)\1/g, '$1')
  const sameButDoubled = [...oneMore, ...oneLess].filter((word) => word.replace(/(.)\1/g, '$1') === single)
  const otherVowel = another.filter((word) => consonantsOf(word) === consonantsOf(typed))
  const likeliestFirst = [sameButDoubled, swapped, otherVowel, [...oneMore, ...another, ...oneLess]]
  return [...new Set(likeliestFirst.find((kind) => kind.length > 0))]
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouy]/g, '-')
}
