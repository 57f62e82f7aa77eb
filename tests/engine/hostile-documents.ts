/** Documents that nobody means, of a length in characters: what is slower than it need be shows in one of them. */
export const hostileDocuments: { [kind: string]: (length: number) => string } = {
  'open brackets': filledWith('['),
  'open braces': filledWith('{'),
  'closing brackets': filledWith(']}'),
  'brackets opened and closed otherwise': filledWith('[}'),
  'names that open brackets': filledWith('{"a":'),
  'lists in lists to the limit': (length) => list(`${'['.repeat(40)}1${']'.repeat(40)}`, length),
  'an unclosed text of letters': (length) => `{"title":"${'a'.repeat(length)}`,
  'unclosed texts': filledWith('{"title": "a\n'),
  'unclosed texts in single marks': filledWith("'a b\n"),
  'unclosed texts in curly marks': filledWith('“a b\n'),
  'straight quotation marks': filledWith('"'),
  'straight quotation marks and spaces': filledWith('" '),
  'single quotation marks': filledWith("'"),
  'curly quotation marks': filledWith('“”'),
  'marks that end texts early': filledWith('"a, "b '),
  'marks between letters': filledWith('a"'),
  'a name, then marks': (length) => `"${'a'.repeat(length / 2)}${'"'.repeat(length / 2)}`,
  backslashes: filledWith('\\'),
  'backslashes in a text': (length) => text('\\\\', length),
  'wrong backslashes in a text': (length) => `{"title": "${'\\q'.repeat(length / 2)}"}`,
  'windows paths in a text': (length) => `{"title": "${'](\\a\\b) '.repeat(length / 8)}"}`,
  commas: filledWith(','),
  colons: filledWith(':'),
  'line breaks': filledWith('\n'),
  spaces: filledWith(' '),
  'spaces that are none': filledWith('\u00a0'),
  'line breaks in a text': (length) => `{"title": "${'\n'.repeat(300)}${'a\n'.repeat(length / 2)}"}`,
  'blank lines in a text': (length) => `{"title": "${`${'\n'.repeat(200)}a`.repeat(length / 200)}"}`,
  'names without marks': filledWith('a: b, '),
  'words in one line': filledWith('a,'),
  'words with backslashes': filledWith('\\a,'),
  'words and spaces': filledWith('a '),
  'words in lines': filledWith('a\n'),
  'no values': filledWith('None, '),
  'a word of letters': filledWith('a'),
  'a number': filledWith('1'),
  'numbers with zeros before them': (length) => `{"title": ${'0'.repeat(length)}}`,
  'a number in a field': (length) => `{"title": 1${'0'.repeat(length)}}`,
  'comments in one line': filledWith('/**/'),
  'comments after spaces': (length) => ' '.repeat(length / 2) + '/**/'.repeat(length / 8),
  'an unclosed comment': (length) => `/*${' *'.repeat(length / 2)}`,
  'comments in lines': filledWith('// a\n'),
  'comments and blank lines': filledWith('//\n\n\n\n\n\n\n\n'),
  'signs of numbers': filledWith('# } '),
  dots: filledWith('... '),
  fences: filledWith('```\n'),
  'fences and words': filledWith('```a '),
  'equals signs': filledWith('=>'),
  'control characters': filledWith('\u0001\u0002\u0000\u007f'),
  'control characters in a text': (length) => `{"title": "${'\u0001'.repeat(length)}"}`,
  'letters of all kinds': (length) =>
    Array.from({ length }, (_, place) => String.fromCharCode((place * 7919) % 0xd000)).join(''),
  'the same field, over and over': (length) => `{${filled('"title": "a", ', length)}"title": "a"}`,
  'the same field in few numbers': (length) => `{${filled('"title": "a", ', Math.min(length, 100_000))}"title": "a"}`,
  'fields that stand twice': (length) => `{${numbered((n) => `"a${n >> 1}": 1, `, length)}"b": 1}`,
  'unknown fields': (length) => page(numbered((n) => `, "a${n}": 1`, length)),
  'unknown fields as many as may be': (length) => page(numbered((n) => `, "a${n}": 1`, Math.min(length, 100_000))),
  'sections that are none': (length) => withSections((n) => `{"type": "her${n}"}`, length),
  'sections as many as may be': (length) => withSections((n) => `{"type": "her${n}"}`, Math.min(length, 80_000)),
  'sections of another type': (length) =>
    withSections((n) => `{"type": "cta", "heading": "${n}", "cards": []}`, Math.min(length, 80_000)),
  'fields that belong elsewhere': (length) =>
    withSections((n) => `{"type": "intro", "heading": "${n}", "icon": "a", "cards": 1}`, Math.min(length, 100_000)),
  'icons that are none': (length) =>
    withCards((n) => `{"title": "a", "text": "b", "icon": "chart-lin${n}"}`, Math.min(length, 120_000)),
  'headings that are alike': (length) =>
    withSections(() => '{"type": "intro", "heading": "a"}', Math.min(length, 100_000)),
  'headings that are alike, in one article': (length) => article('## a\n', length),
  'an unknown field of letters': (length) => page(`, "${'a'.repeat(length)}": 1`),
  'a date of digits': (length) => page(`, "published": "${'1'.repeat(length)}"`),
  'an address of slashes': (length) => page(`, "canonical": "a${'/'.repeat(length)}"`),
  'an alias of letters': (length) => page(`, "aliases": ["/${'a'.repeat(length)}"]`),
  'a link to a long address': (length) => paragraph(`[a](/${'a'.repeat(length)})`, length),
  'links to nowhere': (length) => richText(numbered((n) => `[a](/nowhere-${n}) `, length / 2)),
  'links to one nowhere': (length) => paragraph('[a](/nowhere) ', length),
  'links to no place': (length) => richText(numbered((n) => `[a](#nowhere-${n}) `, length / 2)),
  'links that say nothing': (length) => paragraph('[here](/contact) ', length),
  'links that say nothing in stars': (length) =>
    richText(numbered((n) => `[${'*'.repeat(n % 9)}here](/contact) `, length / 2)),
  'links with spaces': (length) => paragraph('[a](/a b) ', length),
  'a link of spaces': (length) => richText(`[a](${' '.repeat(length / 2)}`),
  'unsafe links': (length) => richText(numbered((n) => `[a](javascript:${n}) `, length / 2)),
  'words of a link that end in dots': (length) => richText(`[a${'.'.repeat(length / 2)}b](/a)`),
  'an address of another site': (length) => paragraph('https://a.b/c?d=e&f=g#h', length),
  'a code block without end': (length) => article('```\n', length),
  tables: (length) => article('|a|b|\n', length),
  'a table of columns': (length) => richText(`${'|a'.repeat(length / 8)}|\\n${'|-'.repeat(length / 8)}|`),
  'tables one after the other': (length) => article('| a |\n|-|\n', length),
  lists: (length) => article('- a\n', length),
  quotes: (length) => article('> a\n', length),
  'numbers of lists': (length) => article('1. ', length),
  'spaces in a text': (length) => richText(`a${' '.repeat(length / 2)}b`),
  'elements of HTML': (length) => paragraph('<b>a</b> ', length),
  'bold words that never end': (length) => paragraph('<b> a', length),
  'links of HTML': (length) => paragraph('<a href=\\"', length),
  'breaks of HTML after spaces': (length) => richText(`<br>${' '.repeat(length / 2)}a`),
  ...Object.fromEntries(
    [
      '<',
      '<a ',
      '<a',
      '</',
      '<!--',
      '[](',
      '[',
      ']',
      '![',
      '[a](b "',
      '**',
      '*a',
      '*a_ ',
      '_',
      '`',
      '``a`',
      '&',
      '&a',
      '{{',
      '{',
      '//',
      '#',
      '|',
      '~~~',
      '\\\\[',
      '(',
      'a@',
      'a.',
    ].map((mark) => [`texts of ${mark}`, (length: number) => paragraph(JSON.stringify(mark).slice(1, -1), length)]),
  ),
}

function filled(mark: string, length: number): string {
  return mark.repeat(Math.ceil(length / mark.length))
}

function filledWith(mark: string): (length: number) => string {
  return (length) => filled(mark, length)
}

/** Marks with numbers, so that no two are alike. */
function numbered(mark: (number: number) => string, length: number): string {
  return Array.from({ length: Math.ceil(length / mark(1000).length) }, (_, number) => mark(number)).join('')
}

function list(entry: string, length: number): string {
  return `[${filled(`${entry},`, length)}${entry}]`
}

function text(letters: string, length: number): string {
  return `{"title": "${filled(letters, length)}"}`
}

const start = '{"title": "Cloud", "description": "Cloud.", "sections": [{"type": "hero", "heading": "Cloud"}'

function page(more: string): string {
  return `${start}]${more}}`
}

function withSections(section: (number: number) => string, length: number): string {
  return `${start}${numbered((number) => `, ${section(number)}`, length)}]}`
}

function withCards(card: (number: number) => string, length: number): string {
  return `${start}, {"type": "cardGrid", "heading": "a", "cards": [${numbered((number) => `${card(number)}, `, length)}${card(0)}]}]}`
}

/** A section with a text that may have marks. */
function richText(words: string): string {
  return `${start}, {"type": "articleBody", "body": ["${words}"]}, {"type": "intro", "heading": "a", "text": ["${words}"]}]}`
}

function paragraph(mark: string, length: number): string {
  return richText(filled(mark, length / 2))
}

function article(line: string, length: number): string {
  return richText(filled(JSON.stringify(line).slice(1, -1), length / 2))
}
