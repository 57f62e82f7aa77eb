import type { At } from '../finding'
import { didYouMean, list, named, quote, type Sentences } from './sentence'

/** What is said of a field that is not as the schema has it. */
export const aboutFields = {
  'unknown-field': ({ name, nearest, fields }: { name: string; nearest?: string; fields: string[] }) => ({
    message: `${quote(name)} is not a field.${didYouMean(nearest) || ` The fields here are: ${fields.join(', ')}.`}`,
    suggestions: nearest ? [nearest] : [],
  }),
  'missing-field': ({ name, meaning }: { name: string; meaning: string }) => ({
    message: `${quote(name)} is missing. ${meaning}`.trim(),
  }),
  'unknown-section': ({ name, nearest, types }: { name: string; nearest?: string; types: string[] }) => ({
    message: `There is no section type ${quote(name)}.${didYouMean(nearest)} The types are: ${types.join(', ')}.`,
    suggestions: nearest ? [nearest] : [],
  }),
  'wrong-kind': ({ at, needs, found }: { at: At; needs: string; found: string }) => ({
    message: `${named(at)} needs ${needs}, but here is ${found}.`,
  }),
  'unknown-value': ({ at, value, nearest, values }: { at: At; value: string; nearest?: string; values: string[] }) => ({
    message: `${named(at)} cannot be ${quote(value)}.${didYouMean(nearest)} Choose one of: ${list(values)}.`,
    suggestions: nearest ? [nearest] : values,
  }),
  'wrong-form': ({ at, advice }: { at: At; advice: string }) => ({
    message: `${named(at)} is not written in the right form. ${advice}`,
  }),
  'empty-text': ({ at }: { at: At }) => ({ message: `${named(at)} is empty. Write something in it or remove it.` }),
  'too-few': ({ at, least, found }: { at: At; least: number; found: number }) => ({
    message: `${named(at)} needs at least ${least === 1 ? '1 entry' : `${least} entries`}; here ${found === 1 ? 'is' : 'are'} ${found || 'none'}.`,
  }),
  'too-many': ({ at, most, found }: { at: At; most: number; found: number }) => ({
    message: `${named(at)} can have ${most} entries at most; here are ${found}.`,
  }),
  'wrong-number': ({ at, least }: { at: At; least: number }) => ({
    message: `${named(at)} needs a whole number of ${least} or more.`,
  }),
} satisfies Sentences
