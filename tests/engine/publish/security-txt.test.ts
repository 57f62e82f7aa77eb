import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { expiryOf, securityFile, securityTxt } from '../../../scripts/engine/publish/security-txt'
import { temporaryFolder, Workshop, writeDocuments } from './folders'
import { siteDocument, smallSite } from './small-site'

const day = 24 * 60 * 60 * 1000
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2))

describe('security.txt', () => {
  it('has what RFC 9116 asks for, each once', () => {
    expect(fieldsOf(securityTxt(siteDocument, '2027-06-01T00:00:00Z'))).toEqual([
      ['Contact', 'mailto:hello@acme.test'],
      ['Expires', '2027-06-01T00:00:00Z'],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://www.acme.test/.well-known/security.txt'],
    ])
  })

  it.each([
    ['safe@acme.test', 'mailto:safe@acme.test'],
    ['https://acme.test/report', 'https://acme.test/report'],
  ])('leads reports to %s where the site says so', (securityContact, contact) => {
    expect(fieldsOf(securityTxt({ ...siteDocument, securityContact }, ''))[0]).toEqual(['Contact', contact])
  })

  it.each([
    ['2026-11-20', '2027-06-01T00:00:00Z'],
    ['2026-11-30', '2027-06-01T00:00:00Z'],
    ['2026-12-01', '2027-07-01T00:00:00Z'],
    ['2028-02-29', '2028-09-01T00:00:00Z'],
  ])('of a site built on %s holds until %s', (date, expires) => expect(expiryOf(date)).toBe(expires))

  it('holds for half a year at least and less than a whole one, whatever the day', () => {
    for (let time = Date.UTC(2027, 0, 1); time < Date.UTC(2029, 0, 1); time += day) {
      const ahead = (Date.parse(expiryOf(new Date(time).toISOString().slice(0, 10))) - time) / day
      expect(ahead).toBeGreaterThan(180)
      expect(ahead).toBeLessThan(366)
    }
  })
})

describe('A build', () => {
  const built = (workshop: Workshop) => workshop.read(securityFile)

  it('leaves the file as it is within a month, and renews it with the next though no page has changed', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build({ date: '2026-11-20' })
    const first = built(workshop)
    await workshop.build({ date: '2026-11-30' })
    expect(built(workshop)).toBe(first)
    const { made } = await workshop.build({ date: '2026-12-01' })
    expect([made.size, built(workshop)]).toEqual([0, first.replace('2027-06-01', '2027-07-01')])
  })

  it('writes the contact that _site.json has by now', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build()
    writeDocuments(workshop.pages, { '_site.json': { ...siteDocument, securityContact: 'safe@acme.test' } })
    await workshop.build()
    expect(built(workshop)).toContain('Contact: mailto:safe@acme.test\n')
  })

  it('of a preview has none', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    await workshop.build({ drafts: true })
    expect(existsSync(path.join(workshop.out, securityFile))).toBe(false)
  })
})
