/**
 * Characters that nobody sees and that change what is read, or what a terminal does. Plain JavaScript, as run.mjs shows
 * its last words before anything is bundled.
 */

/** Control characters, halves of characters, line separators, and all that Unicode has no picture for (UAX #44). */
const unseen = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]`

/** Scripts in which joiners decide how letters are drawn: UAX #31, section 2.3. */
const joined = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')

/** Those that belong where they stand. */
const meant = [
  // Lines, tabs, and where a word may be parted.
  String.raw`[\t\n\u{AD}]|\r(?=\n)`,
  String.raw`(?<=[${joined}])(?<![\u200C\u200D])[\u200C\u200D]`,
  // Emoji of several: UTS #51.
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})`,
  // One variant of a sign, of a Chinese character, of a Mongolian letter.
  String.raw`(?<=[\p{Emoji}\p{S}\p{Lo}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\p{sc=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{sc=Mong})[\u180B-\u180D\u180F]`,
  // The flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4}[\u{E0030}-\u{E007A}]{0,6})[\u{E0030}-\u{E007F}]`,
]

/** @type {RegExp | undefined} */
let made

/** What is hidden. Made where something unusual is met: with all its scripts it takes 2 ms of every start. */
function hidden() {
  made ??= new RegExp(`(?=${unseen})(?!${meant.join('|')})[^]`, 'gu')
  return made
}

/** What is none of the letters and signs of Western texts. Most documents have nothing else: they are shown as they are. */
const unusual = /[^\t\n -~\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E]/

/** Where characters are hidden in a text, each by its offset, as they are asked for. @param {string} text */
export function* hiddenIn(text) {
  for (const { 0: character, index } of text.matchAll(hidden())) yield { character, offset: index }
}

/** A character by its number in Unicode: U+202E. @param {string} character */
export function numberOf(character) {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** A text for a terminal or a page, hidden characters as their numbers: <U+202E>. @param {string} text */
export function visible(text) {
  return unusual.test(text) ? text.replace(hidden(), (character) => `<${numberOf(character)}>`) : text
}

/** The same for a text that must not begin a line of its own. @param {string} text */
export function visibleOnLine(text) {
  return visible(text).replace(/\r?\n/g, '<U+000A>')
}

/** JSON that says the same, hidden characters as JSON writes them: \u202e. @param {string} json */
export function visibleJson(json) {
  const written = (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(hidden(), (character) => character.replace(/[^]/g, written))
}
