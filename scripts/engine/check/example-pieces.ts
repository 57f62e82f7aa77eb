/** A section with a picture. */
export const withPicture = (src: string, alt = 'Four desks by a window.') => ({
  sections: `{
  "type": "intro",
  "heading": "Where we work",
  "text": ["In Trivandrum."],
  "image": { "src": "${src}", "alt": "${alt}" }
}`,
})

/** A page that is a job opening. */
export const jobPage = ({
  posted = '2026-11-20',
  closes = '',
  form = 'https://forms.office.com/r/x1Y2z3',
  pay = '"pay": { "currency": "INR", "from": 40000, "to": 60000, "per": "month" },\n  ',
  hours = '"hours": "40 hours a week", ',
} = {}) => ({
  place: 'career/data-engineer.json',
  page: `"job": {
  "title": "Data Engineer",
  "region": "india",
  "location": "Trivandrum, Kerala",
  "type": "Hybrid",
  "url": "${form}",
  ${pay}${hours}"start": "January", "places": 1,
  "posted": "${posted}",${closes && `\n  "closes": "${closes}",`}
  "description": "You move data from where it arises to where it is read.",
  "responsibilities": ["Write and test pipelines"],
  "requirements": ["SQL and Python"]
}`,
  sections: '{ "type": "job" }',
})

/** A page beside the one that an example is about. */
export const otherPage = `{
  "title": "Cloud costs",
  "description": "We count what each system costs.",
  "sections": [{ "type": "hero", "heading": "Cloud costs" }]
}`

/** A section that needs a button, without it and with it. */
export const withoutButton = '{ "type": "cta", "heading": "Which system worries you most?" }'
export const withButton = {
  sections: `{
  "type": "cta",
  "heading": "Which system worries you most?",
  "button": { "label": "Contact Us", "path": "/contact" }
}`,
}

/** Sections that show what only the owner has. */
export const peopleSection = `{
  "type": "people",
  "heading": "Who you work with",
  "people": [{ "name": "Asha Menon", "role": "Designer" }]
}`
export const workSection = `{
  "type": "work",
  "heading": "What we have done",
  "projects": [{ "title": "A booking page", "client": "A clinic with 40 beds", "description": "Patients book without a call." }]
}`
