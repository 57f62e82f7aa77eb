import { wholePage, type Written } from '../../problems/example'
import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { SiteCheck } from '../check'
import { peopleSection, workSection } from '../example-pieces'

/** What is said of proof that is absent: what a buyer misses, and where it would stand. */
const absent = (missed: string, remedy: string) => () => ({
  message: `${missed} ${remedy} The site can be published without.`,
  severity: 'warning' as const,
})

type Field = 'registrations' | 'references' | 'pricing' | 'booking' | 'offices'

const name = '"legalName": "GWP Technologies"'
const withoutField = (field: Field): Written => ({ site: name, without: [field] })
const withField = (field: Field, value: string, without: Field[] = [field]): Written => ({
  site: `${name},\n"${field}": ${value}`,
  without,
})
const withoutSection = (type: string): Written => ({
  site: '',
  note: `on a site without a section of the type \`${type}\``,
})
const withSection = (section: string): Written => ({ place: 'about.json', sections: section })
/** The page that has such a section otherwise, with the other one alone. */
const aboutWith = (section: string) => ({
  'about.json': wholePage.replace('" }]', `" }, ${section}]`),
})

const registrationMissing = rule({
  id: 'registration-missing',
  about: 'Nobody can look the company up',
  words: absent(
    'A buyer cannot look the company up in a public register.',
    'Add "registrations" to this file: the country, the name of the register, and the number in it.',
  ),
  wrong: withoutField('registrations'),
  right: withField(
    'registrations',
    '[{ "country": "India", "register": "Register of Companies", "number": "No. 12345" }]',
  ),
})

const referencesMissing = rule({
  id: 'references-missing',
  about: 'Nobody can ask a client',
  words: absent(
    'A buyer cannot tell how to talk to one of your clients.',
    'Add "references" to this file: a sentence or two that the company keeps.',
  ),
  wrong: withoutField('references'),
  right: withField('references', '"On request we name two clients who take your call."'),
})

const pricingMissing = rule({
  id: 'pricing-missing',
  about: 'Nobody can tell how prices are made',
  words: absent(
    'A buyer cannot tell whether prices are fixed, by the hour or by the month.',
    'Add "pricing" to this file, or "price" to a section of the type "cta".',
  ),
  wrong: withoutField('pricing'),
  right: withField('pricing', '"A fixed price for a project, and an hourly rate for what comes later."'),
})

const office = (phone: string) =>
  `[{ "country": "India", "city": "Trivandrum", "region": "Kerala", "address": ["1 Hill Road"],${phone} "timeZone": "Asia/Kolkata" }]`
const phone = ' "phone": "+91 471 234 5678",'

const callMissing = rule({
  id: 'call-missing',
  about: 'Nobody can call, or book a call',
  words: absent(
    'A buyer who would rather talk finds neither a number to call nor a way to book a call.',
    'Add "phone" to an office in this file, or "booking", the address of a page where times can be picked.',
  ),
  wrong: withField('offices', office(''), ['offices', 'booking']),
  right: withField('booking', '"https://calls.northwind.test/team"'),
})

const hoursMissing = rule({
  id: 'hours-missing',
  about: 'Nobody can tell when a phone is answered',
  words: absent(
    'A buyer cannot tell when somebody answers this phone.',
    'Add "hours" to the office, such as ["Monday to Friday, 9:30 am to 6:30 pm"].',
  ),
  wrong: withField('offices', office(phone)),
  right: withField('offices', office(`${phone} "hours": ["Monday to Friday, 9:30 am to 6:30 pm"],`)),
})

const peopleMissing = rule({
  id: 'people-missing',
  about: 'No page shows who does the work',
  words: absent(
    'A buyer cannot see on any page who would do the work.',
    'To a page, such as the one about the company, add a section of the type "people", with people who agreed to it.',
  ),
  wrong: withoutSection('people'),
  right: withSection(peopleSection),
  around: aboutWith(workSection),
})

const workMissing = rule({
  id: 'work-missing',
  about: 'No page shows what was done for others',
  words: absent(
    'A buyer cannot see on any page what you have done for others.',
    'To a page, such as the home page, add a section of the type "work", with projects whose clients agreed to it.',
  ),
  wrong: withoutSection('work'),
  right: withSection(workSection),
  around: aboutWith(peopleSection),
})

/**
 * What a buyer looks for, as proof or to get in touch, and only the owner has: it is never invented, so before a launch he is told what is
 * absent. A folder without a home page is no site, but a part of one.
 */
export const proof: SiteCheck = {
  rules: [
    registrationMissing,
    referencesMissing,
    pricingMissing,
    callMissing,
    hoursMissing,
    peopleMissing,
    workMissing,
  ],
  asks: ['sections', 'priced'],
  find: ({ index, site, siteFile }) => {
    if (!index.page('/')) return []
    const shows = (type: string) => index.pages.some(({ sections }) => sections.includes(type))
    const missing = [
      ...(site.registrations ? [] : [registrationMissing]),
      ...(site.references ? [] : [referencesMissing]),
      ...(site.pricing || index.pages.some(({ priced }) => priced) ? [] : [pricingMissing]),
      ...(site.booking || site.offices.some(({ phone }) => phone) ? [] : [callMissing]),
      ...(shows('people') ? [] : [peopleMissing]),
      ...(shows('work') ? [] : [workMissing]),
    ]
    const unanswered = site.offices.flatMap(({ phone, hours }, number) => (phone && !hours ? [number] : []))
    return [
      ...missing.map((each) => finding(each, { file: siteFile, at: [] })),
      ...unanswered.map((number) => finding(hoursMissing, { file: siteFile, at: ['offices', number, 'phone'] })),
    ]
  },
}
