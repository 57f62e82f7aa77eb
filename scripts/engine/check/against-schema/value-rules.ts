import { rule, type Repair, type Rule } from '../../problems/rule'
import { didYouMean, list, quote } from '../../problems/words/sentence'

const put = (text: string) => ({ title: `Write ${quote(text)}`, put: JSON.stringify(text) })

export const wrongKind = rule({
  id: 'wrong-kind',
  about: 'The field needs something else',
  words: ({ needs, found, repair }: { needs: string; found: string; repair?: Repair }) => ({
    message: { itself: `needs ${needs}, but here is ${found}.` },
    ...(repair && { fix: { title: 'around' in repair ? 'Put it in [ ]' : `Write it as ${needs}`, ...repair } }),
  }),
  wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": 24 }' },
  right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["It takes 24 hours."] }' },
})

export const unknownValue = rule({
  id: 'unknown-value',
  about: 'The field cannot be this',
  words: ({ value, nearest, values, sure }: { value: string; nearest?: string; values: string[]; sure: boolean }) => ({
    message: { itself: `cannot be ${quote(value)}.${didYouMean(nearest) || ` Choose one of: ${list(values)}.`}` },
    suggestions: nearest ? [nearest] : values,
    ...(nearest && { hint: `Choose one of: ${list(values)}.` }),
    ...(nearest && sure && { fix: put(nearest) }),
  }),
  wrong: { page: '"group": "data"' },
  right: { page: '"group": "data-ai"' },
})

export const wrongForm = rule({
  id: 'wrong-form',
  about: 'This is not written in the right form',
  words: ({ advice, better, sure }: { advice: string; better?: string; sure: boolean }) => ({
    message: { itself: `is not written in the right form. ${advice}` },
    suggestions: better ? [better] : [],
    ...(better && sure && { fix: put(better) }),
  }),
  wrong: { page: '"updated": "20.11.2026"' },
  right: { page: '"updated": "2026-11-20"' },
})

export const tooFew = rule({
  id: 'too-few',
  about: 'There are too few entries',
  words: ({ least, found }: { least: number; found: number }) => ({
    message: {
      itself: `needs at least ${least === 1 ? '1 entry' : `${least} entries`}; here ${found === 1 ? 'is' : 'are'} ${found || 'none'}.`,
    },
  }),
  wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": [] }' },
  right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move one system a week."] }' },
})

export const tooMany = rule({
  id: 'too-many',
  about: 'There are too many entries',
  words: ({ most, found }: { most: number; found: number }) => ({
    message: { itself: `can have ${most} entries at most; here are ${found}.` },
  }),
  wrong: {
    sections: `{
  "type": "factsStrip",
  "facts": [
    { "label": "You get", "value": "A plan" },
    { "label": "For", "value": "Small teams" },
    { "label": "Engagement", "value": "Six weeks" },
    { "label": "Tools", "value": "Terraform" },
    { "label": "First step", "value": "A list" }
  ]
}`,
  },
  right: {
    sections: `{
  "type": "factsStrip",
  "facts": [
    { "label": "You get", "value": "A plan" },
    { "label": "For", "value": "Small teams" },
    { "label": "Engagement", "value": "Six weeks" },
    { "label": "First step", "value": "A list" }
  ]
}`,
  },
})

export const wrongNumber = rule({
  id: 'wrong-number',
  about: 'The number does not fit',
  words: ({ least }: { least: number }) => ({
    message: { itself: `needs a whole number of ${least} or more.` },
  }),
  wrong: { page: '"menu": { "order": 0 }' },
  right: { page: '"menu": { "order": 1 }' },
})

/** What can be wrong with the value of a field. */
export const valueRules: readonly Rule[] = [wrongKind, unknownValue, wrongForm, tooFew, tooMany, wrongNumber]
