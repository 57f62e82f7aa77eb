import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changesMade } from '../../../scripts/authoring/history/history'
import { numbersIn, shelfOf } from '../../../scripts/authoring/history/steps-on-disk'
import type { Desk } from '../../../scripts/live/studio/desk'
import { save } from '../../../scripts/live/studio/saving'
import { undo } from '../../../scripts/live/studio/turns'
import { send } from '../../../scripts/live/studio/sending'
import { page } from '../../engine/virtual-site'
import { Office, textOf } from '../../authoring/sending/desk'
import { eventually } from '../../eventually'
import { deskOn } from './desk'

const about = page('About', { sections: [{ type: 'hero', heading: 'About us' }] })

async function desk(files: Parameters<ReturnType<Office['desk']>['write']>[0]) {
  const office = new Office()
  const own = office.desk('ana')
  own.write(files)
  return { office, own, place: await deskOn(own.pages) }
}

const later = page('About', { sections: [{ type: 'hero', heading: 'About all of us' }] })

function saveAbout(place: Desk, content: unknown): void {
  const file = `${place.pages}/about.json`
  const { hash: base } = place.open(file)
  save(place, { file, text: textOf(content), base, words: 'Changed the heading', run: '1' })
}

/** Waits until a slow server is about to take what is sent. */
async function isAtServer(office: Office): Promise<void> {
  await eventually(() => existsSync(`${office.server}/begun`)).toBe(true)
}

/** The same with a server that takes a second for what it is sent. */
async function slowly(files: Parameters<typeof desk>[0]) {
  const made = await desk(files)
  writeFileSync(`${made.office.server}/hooks/pre-receive`, '#!/bin/sh\ntouch begun\nsleep 1\n', { mode: 0o755 })
  return made
}

/** Sends one text of a page, and saves a later one while the server takes it. */
async function sentWhileSaved() {
  const made = await slowly({ 'about.json': about })
  const sending = send(made.place, { title: 'New words', dry: false })
  await isAtServer(made.office)
  saveAbout(made.place, later)
  await sending
  return made
}

describe('Sending from the studio', () => {
  test('first says in words what would be sent, and sends nothing', async () => {
    const { office, place } = await desk({ 'about.json': about })
    expect(await send(place, { dry: true })).toEqual({
      report: expect.stringMatching(/^About {2}\/about\n.*the heading is now "About us".*\n\nNothing was sent yet\.$/s),
    })
    expect(office.branches).toEqual(['main'])
  })

  test('sends, and names no command of the terminal', async () => {
    const { office, place } = await desk({ 'about.json': about })
    const answer = await send(place, { title: 'New words', dry: false })
    expect(answer).toEqual({ report: expect.stringContaining('Sent “New words”.') })
    expect(JSON.stringify(answer)).not.toContain('npm')
    expect(office.branches).toEqual(['main', 'pages-new-words'])
  })

  test('leaves what is saved meanwhile for the next time', async () => {
    const { office, own } = await sentWhileSaved()
    expect(office.at('pages-new-words', 'pages-json/about.json')).toBe(textOf(about))
    expect(own.read('pages-json/about.json')).toBe(textOf(later))
    expect(own.git('status', '--short')).toBe('M pages-json/about.json')
  })

  test('comes in the history before what is saved meanwhile', async () => {
    const { own } = await sentWhileSaved()
    const [saved, sent] = [...changesMade(own.pages)]
    expect([saved?.step.words, sent?.step.words]).toEqual(['Changed the heading on “About”', 'Sent “New words”'])
  })

  test('keeps that place whatever is undone meanwhile', async () => {
    const { office, own, place } = await slowly({ 'about.json': about })
    saveAbout(place, page('About', { sections: [{ type: 'hero', heading: 'About' }] }))
    const sending = send(place, { title: 'New words', dry: false })
    await isAtServer(office)
    undo(place)
    saveAbout(place, later)
    await sending
    expect([...changesMade(own.pages)].map(({ step }) => step.by)).toEqual(['studio', 'send'])
  })

  test('leaves no trace in the history where it fails', async () => {
    const { own, place } = await desk({ 'about.json': about })
    own.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/acme/site.git')
    await expect(send(place, { dry: false })).rejects.toThrow('could not be reached')
    expect(numbersIn(shelfOf(own.pages, 'history'))).toEqual([])
  })

  test('is refused while another one is under way', async () => {
    const { office, place } = await slowly({ 'about.json': about })
    const sending = send(place, { title: 'New words', dry: false })
    await expect(send(place, { title: 'Again', dry: false })).rejects.toThrow('The pages are being sent already.')
    await sending
    expect(office.branches).toEqual(['main', 'pages-new-words'])
  })

  test('says of what is still to be written where it is kept back, and on which page it stands', async () => {
    const words = 'To write: what visitors find here'
    const { place } = await desk({ 'about.json': page('About', { sections: [{ type: 'hero', heading: words }] }) })
    expect(await send(place, { dry: true })).toEqual({
      report: expect.stringMatching(/1 text with “To write:” in “About”\. .* make it a draft in Page settings\./),
    })
  })

  test('is refused over a mistake that would keep the site from being published', async () => {
    const { office, place } = await desk({ 'about.json': { ...about, sections: [] } })
    expect(await send(place, { dry: false })).toEqual({
      refused: expect.stringMatching(
        /^It cannot be sent yet, .*\n {2}“A page in the making”: “Sections” needs at least 1 entry/s,
      ),
    })
    expect(office.branches).toEqual(['main'])
  })
})
