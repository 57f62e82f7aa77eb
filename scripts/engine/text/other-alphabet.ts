/** Letters of other alphabets that look like Latin ones: https://www.unicode.org/Public/security/latest/confusables.txt */
const lookAlikes: { [letter: string]: string } = Object.fromEntries(
  [
    ['аеорсухіјѕԁһ', 'aeopcyxijsdh'],
    ['АВЕКМНОРСТХІЈЅ', 'ABEKMHOPCTXIJS'],
    ['οανιρυ', 'oavipu'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([strange = '', plain = '']) => [...strange].map((letter, place) => [letter, plain.charAt(place)])),
)

/** A letter that only looks like one of a word’s others, and the word as it was meant. */
export interface LookAlike {
  letter: string
  like: string
  plain: string
}

/** The first letter of another alphabet in a Latin word, where it looks like a Latin one; undefined where there is none. */
export function lookAlikeIn(word: string): LookAlike | undefined {
  if (!/[a-z]/i.test(word)) return undefined
  for (const letter of word) {
    const like = lookAlikes[letter]
    if (like !== undefined) return { letter, like, plain: [...word].map((each) => lookAlikes[each] ?? each).join('') }
  }
  return undefined
}
