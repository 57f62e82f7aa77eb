import { rule, type Repair, type Rule } from '../../problems/rule'
import { didYouMean, list, lookAlike, quote } from '../../problems/words/sentence'
import type { Form } from './form'

const put = (text: string) => ({ title: `Write ${quote(text)}`, put: JSON.stringify(text) })

/** What a field needs and has, in words; how to write it, as a sentence; and how `fix` does so. */
interface WrongKind {
  needs: string
  found: string
  remedy?: string
  repair?: Repair | undefined
}

export const wrongKind = rule({
  id: 'wrong-kind',
  about: 'The field needs something else',
  words: ({ needs, found, remedy = '', repair }: WrongKind) => ({
    message: { itself: `needs ${needs}, but here is ${found}. ${remedy}`.trim() },
    ...(repair && { fix: { title: 'around' in repair ? 'Put it in [ ]' : `Write it as ${needs}`, ...repair } }),
  }),
  wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": 24 }' },
  right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["It takes 24 hours."] }' },
})

interface UnknownValue {
  value: string
  nearest?: string | undefined
  values: string[]
  sure: boolean
}

/** Why a value cannot be chosen that people write where there are names to choose from. */
function whyNot(value: string): string {
  if (/^#[\da-f]{3,8}$|^(rgb|hsl)a?\(/i.test(value)) return ', as colors are those of the site'
  if (/^\d+(\.\d+)?\s?(px|rem|em|%|vh|vw|pt)$/i.test(value)) return ', as sizes have names'
  if (/\b(full|part)[- ]?time\b|\bpermanent\b|\bcontract\b/i.test(value))
    return ', as it says where one works; write the kind of contract into "description"'
  return value.split(' ').length > 3 ? ', as a description is not understood here' : ''
}

export const unknownValue = rule({
  id: 'unknown-value',
  about: 'The field cannot be this',
  words: ({ value, nearest, values, sure }: UnknownValue) => ({
    message: {
      itself: `cannot be ${quote(value, 80)}${nearest === undefined ? whyNot(value) : ''}.${lookAlike(value) || didYouMean(nearest) || ` Choose one of: ${list(values)}.`}`,
    },
    suggestions: nearest ? [nearest] : values,
    ...(nearest && { hint: `Choose one of: ${list(values)}.` }),
    ...(nearest && sure && { fix: put(nearest) }),
  }),
  wrong: { page: '"group": "data"' },
  right: { page: '"group": "data-ai"' },
})

/** How it is to be written, where that is not said yet. */
function moreOf(says: string, better: string | undefined, advice: string): string {
  if (better === undefined) return /Write |:/.test(says) ? '' : ` ${advice}`
  return says.includes(quote(better)) ? '' : ` Write ${quote(better)}.`
}

export const wrongForm = rule({
  id: 'wrong-form',
  about: 'This is not written in the right form',
  words: ({ advice, better, sure, says = 'cannot be written like this.' }: { advice: string } & Form) => ({
    message: { itself: `${says}${moreOf(says, better, advice)}` },
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
    message: { itself: `can have ${most} entries at most; here are ${found}. Take ${found - most} out.` },
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
  words: ({ least, leftOut = '' }: { least: number; leftOut?: string }) => ({
    message: { itself: `needs a whole number of ${least} or more. ${leftOut}`.trim() },
  }),
  wrong: { page: '"menu": { "order": 0 }' },
  right: { page: '"menu": { "order": 1 }' },
})

/** What can be wrong with the value of a field. */
export const valueRules: readonly Rule[] = [wrongKind, unknownValue, wrongForm, tooFew, tooMany, wrongNumber]
