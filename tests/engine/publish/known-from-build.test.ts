import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { knownFromBuild, readState, stateFolder, writeState } from '../../../scripts/engine/publish/state-note'
import { temporaryFolder, today, Workshop } from './folders'
import { siteOf } from './long-site'
import { page, smallSite } from './small-site'

async function built(): Promise<Workshop> {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  await workshop.build()
  return workshop
}

it('What a build found is what reading all documents finds', async () => {
  const { out, pages } = await built()
  const known = knownFromBuild(out, pages)
  expect(known?.facts.size).toBe(readContent({ pages, date: today }).index.pages.length)
  expect(readContent({ pages, date: today, known }).problems).toEqual(readContent({ pages, date: today }).problems)
})

it('A document that has changed since is read again', async () => {
  const workshop = await built()
  const { out, pages } = workshop
  workshop.change({ 'about.json': page('About', 'See [nothing](/there-is-nothing).') })
  const { problems } = readContent({ pages, date: today, known: knownFromBuild(out, pages) })
  expect(problems).toEqual(readContent({ pages, date: today }).problems)
  expect(problems.map(({ file }) => file)).toContain(`${pages}/about.json`)
})

it('What is wrong between pages is found although neither page that it is about was changed', async () => {
  const workshop = new Workshop(temporaryFolder(), {
    ...smallSite(),
    'linking.json': page('Linking', 'See [the other](/linked).'),
    'linked.json': page('Linked', 'The other.'),
  })
  await workshop.build()
  const { out, pages } = workshop
  workshop.change({ 'linked.json': undefined })
  const { problems } = readContent({ pages, date: today, known: knownFromBuild(out, pages) })
  expect(problems).toEqual(readContent({ pages, date: today }).problems)
  expect(problems.map(({ file }) => file)).toContain(`${pages}/linking.json`)
})

it.each([
  ['another page', '/linked#what-it-says', '[this page](/linking)'],
  ['the page itself', '/linked', '[what is below](#what-it-says)'],
])('A place that has another name by now is missed by a link from %s', async (_, link, text) => {
  const linked = (heading: string) => ({
    ...page('Linked', 'The other.'),
    sections: [
      { type: 'hero' as const, heading: 'Linked' },
      { type: 'intro' as const, heading, text: [`See ${text}.`] },
    ],
  })
  const workshop = new Workshop(temporaryFolder(), {
    ...siteOf({}),
    'linking.json': page('Linking', `See [the other](${link}).`),
    'linked.json': linked('What it says'),
  })
  await workshop.build()
  const { out, pages } = workshop
  workshop.change({ 'linked.json': linked('What it says now') })
  const { problems } = readContent({ pages, date: today, known: knownFromBuild(out, pages) })
  expect(problems).toEqual(readContent({ pages, date: today }).problems)
  expect(problems.map(({ rule }) => rule)).toContain('dead-anchor')
})

it('What is wrong between pages is told again as long as it is', async () => {
  const workshop = await built()
  const { out, pages } = workshop
  const told = () => readContent({ pages, date: today, known: knownFromBuild(out, pages) }).problems
  workshop.change({ 'alone.json': page('About', 'A page with the title of another.') })
  const first = told()
  await workshop.build()
  expect(first).not.toEqual([])
  expect(told()).toEqual(first)
})

it('A picture that is only half there by now is told, although its name is the same', async () => {
  const workshop = new Workshop(temporaryFolder(), smallSite())
  const { out, pages } = workshop
  const file = path.join(pages, '_images/office.jpg')
  mkdirSync(path.dirname(file))
  writeFileSync(file, photo)
  const image = { src: 'office.jpg', alt: 'The office.' }
  const sections = [
    { type: 'hero', heading: 'Office' },
    { type: 'intro', heading: 'In it', text: ['Desks.'], image },
  ]
  writeFileSync(
    path.join(pages, 'office.json'),
    JSON.stringify({ title: 'Our office', description: 'Where we work.', sections }),
  )
  await workshop.build()
  writeFileSync(file, photo.subarray(0, photo.length / 2))
  const { problems } = readContent({ pages, date: today, known: knownFromBuild(out, pages) })
  expect(problems).toEqual(readContent({ pages, date: today }).problems)
  expect(problems.map(({ message }) => message).join()).toContain('only part of a picture')
})

it('Nothing is known of other documents', async () => {
  const { out } = await built()
  expect(knownFromBuild(out, 'other-pages')).toBeUndefined()
})

it('Nothing is known from other code', async () => {
  const { out, pages } = await built()
  const state = readState(out)
  if (!state) throw new Error('Nothing is remembered.')
  writeState(stateFolder(out), { ...state, code: 'other' })
  expect(readState(out)?.code).toBe('other')
  expect(knownFromBuild(out, pages)).toBeUndefined()
})
