import { wholePage } from '../../problems/example'
import { rule, type Rule } from '../../problems/rule'
import { didYouMean, list, lookAlike, quote } from '../../problems/words/sentence'
import { jobPage, withButton, withoutButton } from '../example-pieces'

const rename = (name: string) => ({ title: `Rename to ${quote(name)}`, put: JSON.stringify(name) })

const withSteps = (type: string) => ({
  sections: `{
  "type": "${type}",
  "heading": "How it runs",
  "steps": [
    { "title": "List", "description": "Every system and its owner." },
    { "title": "Move", "description": "A copy first." }
  ]
}`,
})

interface UnknownField {
  name: string
  nearest?: string | undefined
  fields: string[]
  sure: boolean
  /** What to do where people expect a field that there is not. */
  instead?: string | undefined
}

export const unknownField = rule({
  id: 'unknown-field',
  about: 'There is no such field',
  words: ({ name, nearest, fields, sure, instead }: UnknownField) => ({
    message: `${quote(name)} is not a field.${lookAlike(name) || didYouMean(nearest) || ` ${instead ?? `The fields here are: ${fields.join(', ')}.`}`}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: rename(nearest) }),
    ...((nearest ?? instead) && { hint: `The fields here: ${fields.join(', ')}.` }),
  }),
  wrong: { page: '"titel": "Cloud migration"', without: ['title'] },
  right: { page: '"title": "Cloud migration"' },
})

export const misplacedField = rule({
  id: 'misplaced-field',
  about: 'The field belongs somewhere else',
  words: ({ name, owner }: { name: string; owner: string }) => ({
    message: `${quote(name)} does not belong here, but in ${owner}. Move it there.`,
  }),
  wrong: {
    page: '"button": { "label": "Contact Us", "path": "/contact" }',
    sections: withoutButton,
  },
  right: withButton,
})

export const missingField = rule({
  id: 'missing-field',
  about: 'A field is missing',
  words: ({ name, meaning, types }: { name: string; meaning: string; types: string[] }) => ({
    message: `${quote(name)} is missing${meaning ? `: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}` : '.'}${types.length ? ` With its fields this can be: ${list(types)}.` : ''}`,
    suggestions: types,
  }),
  wrong: { sections: withoutButton },
  right: withButton,
})

export const unknownSection = rule({
  id: 'unknown-section',
  about: 'There is no such section type',
  words: ({ name, nearest, types, sure }: { name: string; nearest?: string; types: string[]; sure: boolean }) => ({
    message: `There is no section type ${quote(name)}.${lookAlike(name) || didYouMean(nearest) || ` The types are: ${types.join(', ')}.`}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && { hint: `The types are: ${types.join(', ')}.` }),
    ...(nearest && sure && { fix: rename(nearest) }),
  }),
  wrong: { sections: '{ "type": "offises", "heading": "Two offices" }' },
  right: { sections: '{ "type": "offices", "heading": "Two offices" }' },
})

/** A list by the name it has and by the one it should have. */
interface Renamed {
  name: string
  meant: string
}

export const otherSection = rule({
  id: 'other-section',
  about: 'The section has the fields of another type',
  words: ({ type, meant, list: named }: { type: string; meant: string; list?: Renamed | undefined }) => ({
    message: named
      ? `This has the fields of the type ${quote(meant)}. Call ${quote(named.name)} ${quote(named.meant)}, as a ${quote(type)} does, or change the type to ${quote(meant)}.`
      : `The fields here are those of the type ${quote(meant)}, not of ${quote(type)}. Change the type, or the fields.`,
    suggestions: [meant],
  }),
  wrong: withSteps('cta'),
  right: withSteps('process'),
})

export const strayedSection = rule({
  id: 'strayed-section',
  about: 'A section stands within another one',
  words: ({ type }: { type: string }) => ({
    message: `A section of the type ${quote(type)} stands in a list of another section. Cut it out, from its { to its }, and paste it behind the last } of that section, with a comma between the two.`,
  }),
  wrong: {
    sections: `{
  "type": "process",
  "heading": "How it runs",
  "steps": [
    { "title": "List", "description": "Every system and its owner." },
    { "type": "cta", "heading": "Start", "button": { "label": "Contact Us", "path": "/contact" } }
  ]
}`,
  },
  right: {
    sections: `{
  "type": "process",
  "heading": "How it runs",
  "steps": [
    { "title": "List", "description": "Every system and its owner." },
    { "title": "Move", "description": "A copy first." }
  ]
},
{ "type": "cta", "heading": "Start", "button": { "label": "Contact Us", "path": "/contact" } }`,
  },
})

export const jobInSection = rule({
  id: 'job-in-section',
  about: 'The job stands in a section',
  words: ({ names }: { names: string[] }) => ({
    message: `These are the fields of a job. Move ${list(names)} to the top of the page, below its "title", as "job": { … }; here stays { "type": "job" } alone.`,
  }),
  wrong: {
    place: jobPage().place,
    sections: `{
  "type": "job",
  "region": "india",
  "location": "Trivandrum, Kerala",
  "posted": "2026-11-01",
  "requirements": ["SQL"]
}`,
  },
  right: jobPage(),
})

export const wrappedPage = rule({
  id: 'wrapped-page',
  about: 'The page stands within a field',
  words: ({ name }: { name: string }) => ({
    message: `The whole page stands within ${quote(name)}. Delete all that is before the { behind ${quote(name)}, and the last } of the file: a page begins with its own fields, such as "title".`,
  }),
  wrong: { place: 'services/cloud.json', text: `{ "data": ${wholePage} }` },
  right: { place: 'services/cloud.json', text: wholePage },
})

/** What can be wrong with the names of fields and sections. */
export const fieldRules: readonly Rule[] = [
  unknownField,
  misplacedField,
  missingField,
  unknownSection,
  otherSection,
  strayedSection,
  jobInSection,
  wrappedPage,
]
