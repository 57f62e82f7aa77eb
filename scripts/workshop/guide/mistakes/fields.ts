import type { Mistake } from '../mistake'

const withoutButton = '{ "type": "cta", "heading": "Which system worries you most?" }'
const withButton = {
  sections: `{
  "type": "cta",
  "heading": "Which system worries you most?",
  "button": { "label": "Contact Us", "path": "/contact" }
}`,
}

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

/** Mistakes with a page's fields. */
export const fieldMistakes = {
  'unknown-field': {
    wrong: { page: '"titel": "Cloud migration"', without: ['title'] },
    right: { page: '"title": "Cloud migration"' },
  },
  'misplaced-field': {
    wrong: {
      page: '"button": { "label": "Contact Us", "path": "/contact" }',
      sections: withoutButton,
    },
    right: withButton,
  },
  'missing-field': {
    wrong: { sections: withoutButton },
    right: withButton,
  },
  'unknown-section': {
    wrong: { sections: '{ "type": "offises", "heading": "Two offices" }' },
    right: { sections: '{ "type": "offices", "heading": "Two offices" }' },
  },
  'other-section': {
    wrong: withSteps('cta'),
    right: withSteps('process'),
  },
  'wrong-kind': {
    wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": 24 }' },
    right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["It takes 24 hours."] }' },
  },
  'unknown-value': { wrong: { page: '"group": "data"' }, right: { page: '"group": "data-ai"' } },
  'wrong-form': { wrong: { page: '"updated": "20.11.2026"' }, right: { page: '"updated": "2026-11-20"' } },
  'empty-text': { wrong: { page: '"title": ""' }, right: { page: '"title": "Cloud migration"' } },
  'too-few': {
    wrong: { sections: '{ "type": "intro", "heading": "What it is", "text": [] }' },
    right: { sections: '{ "type": "intro", "heading": "What it is", "text": ["We move one system a week."] }' },
  },
  'too-many': {
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
  },
  'wrong-number': { wrong: { page: '"menu": { "order": 0 }' }, right: { page: '"menu": { "order": 1 }' } },
} satisfies Record<string, Mistake>
