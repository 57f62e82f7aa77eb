import { describe, expect, test } from 'vitest'
import { identity, page, pageWith, problemsOf, siteWith, told } from '../virtual-site'

const withZone = (timeZone: string) => ({
  '_site.json': siteWith({
    offices: [{ country: 'India', city: 'Trivandrum', region: 'Kerala', address: ['1 Hill Road'], timeZone }],
  }),
})

test('a time zone that does not exist', () => {
  expect(told(withZone('Nowhere/Atlantis'))).toMatchInlineSnapshot(`
    "pages-json/_site.json 30:19-30:37 "Nowhere/Atlantis"
    error unknown-time-zone: There is no time zone called "Nowhere/Atlantis". Write the part of the world and a large city with the same time, such as Asia/Kolkata."
  `)
})

test('a time zone with a slip in it', () => {
  expect(told(withZone('Asia/Kolkatta'))).toMatchInlineSnapshot(`
    "pages-json/_site.json 30:19-30:34 "Asia/Kolkatta"
    error unknown-time-zone: There is no time zone called "Asia/Kolkatta". Did you mean "Asia/Kolkata"?
    -> Asia/Kolkata
    => Write "Asia/Kolkata""
  `)
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires'])(
  'the time zone %s is right',
  (zone) => {
    expect(told(withZone(zone))).toBe('')
  },
)

test("a site's address with more than its name", () => {
  expect(told({ '_site.json': siteWith({ url: 'https://me:secret@northwind.test' }) })).toMatchInlineSnapshot(`
    "pages-json/_site.json 4:10-4:44 "https://me:secret@northwind.test"
    error site-address: "url" is not the address of a whole site. Did you mean "https://northwind.test"?
    -> https://northwind.test"
  `)
})

test("a site's address that is none", () => {
  expect(told({ '_site.json': siteWith({ url: 'https://[' }) })).toMatchInlineSnapshot(`
    "pages-json/_site.json 4:10-4:21 "https://["
    error site-address: "url" is not the address of a whole site. Write https:// and the name of the site, and nothing else, such as https://www.example.com."
  `)
})

test.each(['https://northwind.test?a=b', 'https://northwind.test#a', 'https://NORTHWIND.test', 'https://a b.test'])(
  "the site's address %s is refused in one sentence",
  (url) => {
    expect(problemsOf({ '_site.json': siteWith({ url }) }).map(({ rule }) => rule)).toEqual(['site-address'])
  },
)

test.each(['https://northwind.test', 'http://localhost:4173', 'https://xn--mnchen-3ya.test', 'https://[::1]:8080'])(
  "the site's address %s is right",
  (url) => {
    expect(told({ '_site.json': siteWith({ url }) })).toBe('')
  },
)

describe('The address of a page', () => {
  const withAlias = (alias: string) => ({ 'cloud.json': page('Cloud', { aliases: [alias] }) })
  const names = (length: number) => `/${Array.from({ length }, () => 'a'.repeat(99)).join('/')}`

  test('with a name too long for a file', () => {
    expect(told(withAlias(`/${'a'.repeat(201)}`))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 11:5-11:209 "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      error address-long: A name between two slashes of this address has 201 letters and signs, too many for a file. Write 200 at most."
    `)
  })

  test('that is too long as a whole', () => {
    expect(told(withAlias(`${names(10)}/b`))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 11:5-11:1009 "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/b"
      error address-long: This address has 1002 letters and signs, and some servers take no more than 1000. Choose a shorter one."
    `)
  })

  test('whose file has too long a name', () => {
    expect(told({ [`${'a'.repeat(201)}.json`]: page('Cloud') })).toContain('Write 200 at most.')
  })

  test('counts what browsers write as three signs as the one that it is', () => {
    expect(told(withAlias(`/${'%20'.repeat(200)}`))).toBe('')
    expect(told(withAlias(`/${'%20'.repeat(201)}`))).toContain('has 201 letters')
  })

  test('may be as long as that', () => {
    expect(told(withAlias(names(10)))).toBe('')
  })

  test('that nobody can ask for', () => {
    expect(told(withAlias('/caf%E9'))).toMatchInlineSnapshot(`
      "pages-json/cloud.json 11:5-11:14 "/caf%E9"
      error address-unclear: No browser can ask for the address /caf%E9. Copy it from the address bar, where % stands before two signs that go together."
    `)
  })

  test.each(['/a%00', '/a%0Ab', '/b/%2e%2e/a', '/a%2F%2Fb', '/a%5Cb', '/a/%2E'])('%s is none', (alias) => {
    expect(problemsOf(withAlias(alias)).map(({ rule }) => rule)).toEqual(['address-unclear'])
  })
})

describe('What a buyer looks for', () => {
  const nothing = {
    '_site.json': siteWith({ registrations: undefined, references: undefined, pricing: undefined, booking: undefined }),
    'index.json': page('Home'),
  }

  test('is told where it is absent, each for itself, and never as an error', () => {
    expect(told(nothing)).toMatchInlineSnapshot(`
      "pages-json/_site.json 1:1-1:2 {
      warning registration-missing: A buyer cannot look the company up in a public register. Add "registrations" to this file: the country, the name of the register, and the number in it. The site can be published without.

      pages-json/_site.json 1:1-1:2 {
      warning references-missing: A buyer cannot tell how to talk to one of your clients. Add "references" to this file: a sentence or two that the company keeps. The site can be published without.

      pages-json/_site.json 1:1-1:2 {
      warning pricing-missing: A buyer cannot tell whether prices are fixed, by the hour or by the month. Add "pricing" to this file, or "price" to a section of the type "cta". The site can be published without.

      pages-json/_site.json 1:1-1:2 {
      warning call-missing: A buyer who would rather talk finds neither a number to call nor a way to book a call. Add "phone" to an office in this file, or "booking", the address of a page where times can be picked. The site can be published without.

      pages-json/_site.json 1:1-1:2 {
      warning people-missing: A buyer cannot see on any page who would do the work. To a page, such as the one about the company, add a section of the type "people", with people who agreed to it. The site can be published without.

      pages-json/_site.json 1:1-1:2 {
      warning work-missing: A buyer cannot see on any page what you have done for others. To a page, such as the home page, add a section of the type "work", with projects whose clients agreed to it. The site can be published without."
    `)
  })

  test('may be the price in a call to action', () => {
    const cta = { type: 'cta', heading: 'Start', button: { label: 'Contact', path: '/contact' }, price: 'By the hour.' }
    const said = problemsOf({ ...nothing, 'cloud.json': pageWith(cta) }).map(({ rule }) => rule)
    expect(said).toEqual([
      'registration-missing',
      'references-missing',
      'call-missing',
      'people-missing',
      'work-missing',
    ])
  })

  describe('when he would rather talk', () => {
    const [office, ...others] = identity.offices
    const withPhone = (more: object) => ({
      '_site.json': siteWith({
        booking: undefined,
        offices: [{ ...office, phone: '+91 471 234 5678', ...more }, ...others],
      }),
    })

    test('is when the phone is answered', () => {
      expect(told(withPhone({}))).toMatchInlineSnapshot(`
        "pages-json/_site.json 32:16-32:34 "+91 471 234 5678"
        warning hours-missing: A buyer cannot tell when somebody answers this phone. Add "hours" to the office, such as ["Monday to Friday, 9:30 am to 6:30 pm"]. The site can be published without."
      `)
    })

    test('is there with a phone and its hours', () => {
      expect(told(withPhone({ hours: ['Monday to Friday, 9:30 am to 6:30 pm'] }))).toBe('')
    })
  })

  test('is not asked of a folder without a home page, which is a part of a site', () => {
    expect(told({ ...nothing, 'index.json': undefined })).not.toContain('A buyer')
  })

  test('waits until nothing is wrong with the file', () => {
    const dead = siteWith({ references: 'Ask [a client](/cliants).', registrations: undefined })
    expect(told({ '_site.json': dead })).toMatchInlineSnapshot(`
      "pages-json/_site.json 67:33-67:41 /cliants
      error dead-link: There is no page at /cliants. Remove the link or choose another page."
    `)
  })
})

test('a registration in a country without an office', () => {
  const registrations = [{ country: 'Inida', register: 'Register of Companies', number: 'No. 12345' }]
  expect(told({ '_site.json': siteWith({ registrations }) })).toMatchInlineSnapshot(`
    "pages-json/_site.json 69:18-69:25 "Inida"
    error unknown-value: "country" cannot be "Inida". Did you mean "India"?
    -> India
       Choose one of: "India", "USA".
    => Write "India""
  `)
})

test('a registration in a country of which an office says more', () => {
  const [office, ...others] = identity.offices
  const offices = [{ ...office, country: 'India (headquarters)' }, ...others]
  expect(told({ '_site.json': siteWith({ offices }) })).toBe('')
})
