import { rule, type Rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import type { Edit } from '../../text/edits'
import { deepest } from '../../text/limits'
import { hiddenFix, hiddenInWords } from './hidden-words'
import { slipWords, type Written } from './slip-words'

export const unreadableJson = rule({
  id: 'unreadable-json',
  about: 'The file cannot be read',
  words: (written: Written) => {
    const { slip } = written
    const words = slipWords[slip.kind]
    return {
      message: words.message(written),
      suggestions: /^(missing-bracket|slashes|picture-path)$/.test(slip.kind) && slip.meant ? [slip.meant] : [],
      ...(slip.sure && { fix: { title: words.title(written), edits: slip.edits } }),
    }
  },
  wrong: {
    place: 'services/cloud.json',
    text: `{
  "title": "Cloud migration"
  "description": "We move your systems to the cloud, one at a time.",
  "sections": [{ "type": "hero", "heading": "Cloud migration" }]
}`,
  },
  right: {
    place: 'services/cloud.json',
    text: `{
  "title": "Cloud migration",
  "description": "We move your systems to the cloud, one at a time.",
  "sections": [{ "type": "hero", "heading": "Cloud migration" }]
}`,
  },
})

export const hiddenCharacter = rule({
  id: 'hidden-character',
  about: 'A character stands here that cannot be seen',
  words: ({ character, word, edits, all }: { character: string; word: string; edits: Edit[]; all: boolean }) => {
    const said = hiddenInWords(character, word)
    const others = edits.length - 1
    const more = `There ${others === 1 ? 'is' : 'are'} ${all ? '' : 'at least '}${others} more like it in this file.`
    return {
      message: others > 0 ? `${said} ${more}` : said,
      ...(all && { fix: { title: hiddenFix(character), edits } }),
    }
  },
  wrong: { page: String.raw`"title": "Cloud \u202emigration"` },
  right: { page: '"title": "Cloud migration"' },
})

export const nestedDeeply = rule({
  id: 'nested-deeply',
  about: 'Brackets are nested too deeply',
  words: (what: 'brackets' | 'marks') => ({
    message:
      what === 'marks'
        ? 'So many marks for bold words, links, quotes or lists stand one within another here that nobody could follow. Remove those that are too many.'
        : `At this bracket ${deepest} others are open, one within another; no page needs more than about ten. Look above for brackets that were opened too often, or never closed.`,
  }),
  wrong: { sections: `{ "type": "intro", "heading": "Why", "text": ${'['.repeat(60)}"Because."${']'.repeat(60)} }` },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["Because."] }' },
})

export const duplicateField = rule({
  id: 'duplicate-field',
  about: 'A field stands here twice',
  words: ({ name, lists, edits }: { name: string; lists: boolean; edits?: Edit[] }) => ({
    message: edits
      ? `${quote(name)} is here twice, both times with the same value. Remove one of them.`
      : lists
        ? `${quote(name)} is here twice, and only the last list would count. Put what is in the second at the end of the first, before its ], and remove the second ${quote(name)} with its [ ].`
        : `${quote(name)} is here twice, and only the last one would count. Keep the better one, and remove the other.`,
    ...(edits && { fix: { title: `Remove the second ${quote(name)}`, edits } }),
  }),
  wrong: { page: '"title": "Cloud migration",\n"title": "Cloud"' },
  right: { page: '"title": "Cloud migration"' },
})

/** What can be wrong with how a document is written. */
export const writingRules: readonly Rule[] = [unreadableJson, hiddenCharacter, nestedDeeply, duplicateField]
