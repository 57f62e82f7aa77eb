import { didYouMean, list, quote, type Repair, type Sentences } from './sentence'

const put = (title: string, text: string) => ({ title, put: JSON.stringify(text) })
const rename = (name: string) => put(`Rename to ${quote(name)}`, name)

/** What is said of a field that is not as the schema has it. */
export const aboutFields = {
  'unknown-field': ({
    name,
    nearest,
    fields,
    sure,
  }: {
    name: string
    nearest?: string
    fields: string[]
    sure: boolean
  }) => ({
    message: `${quote(name)} is not a field.${didYouMean(nearest) || ` The fields here are: ${fields.join(', ')}.`}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: rename(nearest) }),
    ...(nearest && { hint: `The fields here: ${fields.join(', ')}.` }),
  }),
  'misplaced-field': ({ name, owner }: { name: string; owner: string }) => ({
    message: `${quote(name)} does not belong here, but in ${owner}. Move it there.`,
  }),
  'missing-field': ({ name, meaning, types }: { name: string; meaning: string; types: string[] }) => ({
    message:
      `${quote(name)} is missing. ${meaning}${types.length ? ` With its fields this can be: ${types.join(', ')}.` : ''}`.trim(),
    suggestions: types,
  }),
  'unknown-section': ({
    name,
    nearest,
    types,
    sure,
  }: {
    name: string
    nearest?: string
    types: string[]
    sure: boolean
  }) => ({
    message: `There is no section type ${quote(name)}.${didYouMean(nearest) || ` The types are: ${types.join(', ')}.`}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && { hint: `The types are: ${types.join(', ')}.` }),
    ...(nearest && sure && { fix: rename(nearest) }),
  }),
  'other-section': ({ type, meant }: { type: string; meant: string }) => ({
    message: `The fields here are those of the type ${quote(meant)}, not of ${quote(type)}. Change the type, or the fields.`,
    suggestions: [meant],
  }),
  'wrong-kind': ({ needs, found, repair }: { needs: string; found: string; repair?: Repair }) => ({
    message: { itself: `needs ${needs}, but here is ${found}.` },
    ...(repair && { fix: { title: 'around' in repair ? 'Put it in [ ]' : `Write it as ${needs}`, ...repair } }),
  }),
  'unknown-value': ({
    value,
    nearest,
    values,
    sure,
  }: {
    value: string
    nearest?: string
    values: string[]
    sure: boolean
  }) => ({
    message: { itself: `cannot be ${quote(value)}.${didYouMean(nearest) || ` Choose one of: ${list(values)}.`}` },
    suggestions: nearest ? [nearest] : values,
    ...(nearest && { hint: `Choose one of: ${list(values)}.` }),
    ...(nearest && sure && { fix: put(`Write ${quote(nearest)}`, nearest) }),
  }),
  'wrong-form': ({ advice, better, sure }: { advice: string; better?: string; sure: boolean }) => ({
    message: { itself: `is not written in the right form. ${advice}` },
    suggestions: better ? [better] : [],
    ...(better && sure && { fix: put(`Write ${quote(better)}`, better) }),
  }),
  'empty-text': () => ({ message: { itself: 'is empty. Write something in it or remove it.' } }),
  'too-few': ({ least, found }: { least: number; found: number }) => ({
    message: {
      itself: `needs at least ${least === 1 ? '1 entry' : `${least} entries`}; here ${found === 1 ? 'is' : 'are'} ${found || 'none'}.`,
    },
  }),
  'too-many': ({ most, found }: { most: number; found: number }) => ({
    message: { itself: `can have ${most} entries at most; here are ${found}.` },
  }),
  'wrong-number': ({ least }: { least: number }) => ({
    message: { itself: `needs a whole number of ${least} or more.` },
  }),
} satisfies Sentences
