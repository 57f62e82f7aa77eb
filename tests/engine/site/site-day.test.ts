import { describe, expect, test } from 'vitest'
import { dayIn, siteDay, zoneOf } from '../../../scripts/engine/site/site-day'
import { identity, siteWith, withFolder } from '../virtual-site'

describe('The day', () => {
  // Where the day begins in India it is 10:30 in the morning of the day before in California.
  test.each([
    ['2026-11-30T18:29:59Z', 'Asia/Kolkata', '2026-11-30'],
    ['2026-11-30T18:30:00Z', 'Asia/Kolkata', '2026-12-01'],
    ['2026-11-30T18:30:00Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-12-01T07:59:59Z', 'America/Los_Angeles', '2026-11-30'],
    ['2026-12-01T08:00:00Z', 'America/Los_Angeles', '2026-12-01'],
    // In summer clocks there are an hour ahead.
    ['2026-07-01T06:59:59Z', 'America/Los_Angeles', '2026-06-30'],
    ['2026-07-01T07:00:00Z', 'America/Los_Angeles', '2026-07-01'],
    ['2027-01-01T00:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('at %s in %s is %s', (moment, zone, day) => {
    expect(dayIn(zone, Date.parse(moment))).toBe(day)
  })

  test.each([[undefined], ['Asia/Trivandrum']])('where the zone is %s is that of this computer', (zone) => {
    const now = new Date(2026, 10, 30, 12)
    expect(dayIn(zone, now.getTime())).toBe('2026-11-30')
  })
})

describe('The time zone of a site', () => {
  test('is that of its first office', () => {
    expect(zoneOf(identity)).toBe('Asia/Kolkata')
  })

  test('is its own, where it has one', () => {
    expect(zoneOf(siteWith({ timeZone: 'America/Los_Angeles' }))).toBe('America/Los_Angeles')
  })

  test.each([[undefined], [[]], [{}], [{ offices: 'two' }], [{ offices: [7], timeZone: 5 }]])(
    'is nowhere in %j',
    (siteData) => {
      expect(zoneOf(siteData)).toBeUndefined()
    },
  )
})

test.each([
  ['the first office', identity, '2026-12-01'],
  ['its own zone', siteWith({ timeZone: 'America/Los_Angeles' }), '2026-11-30'],
  ['the office of a file with a missing comma', JSON.stringify(identity).replace('","', '" "'), '2026-12-01'],
])('A site counts its days by %s', (_, site, day) => {
  expect(withFolder({ '_site.json': site }, (pages) => siteDay(pages, Date.parse('2026-11-30T20:00:00Z')))).toBe(day)
})
