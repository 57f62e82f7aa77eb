import { describe, expect, test } from 'vitest'
import { readDocuments } from '../../../scripts/authoring/documents'
import { changePages, changesMade } from '../../../scripts/authoring/history/history'
import { historyReport } from '../../../scripts/authoring/history/in-words'
import { planTakeBack } from '../../../scripts/authoring/history/take-back'
import { takeBack } from '../../../scripts/authoring/history/taken-back'
import { planPage } from '../../../scripts/authoring/new-page'
import { planMove } from '../../../scripts/authoring/plan-move'
import { sendUndone } from '../../../scripts/authoring/sending/in-words'
import { takeBackSending } from '../../../scripts/authoring/sending/take-back'
import { page, today } from '../../engine/virtual-site'
import { gitIn, Office, textOf, type Desk } from './desk'

const data = page('Data')

/** Takes back the last step, or an older one alone. @returns what is said, or why it was refused */
async function undo(desk: Desk, number = 1): Promise<string> {
  const steps = [...changesMade(desk.pages)]
  const [last, later] = [steps[number - 1], steps.slice(0, number - 1)]
  if (!last) return 'nothing'
  try {
    const { sent } = last.step
    if (sent) return desk.named(sendUndone(last, new Date(last.step.at), await takeBackSending(desk.pages, last, sent)))
    takeBack(desk.pages, planTakeBack(readDocuments(desk.pages, today), last, later))
    return `Took back: ${last.step.words}`
  } catch (error) {
    return desk.named(error instanceof Error ? error.message : String(error))
  }
}

const words = (desk: Desk) => [...changesMade(desk.pages)].map(({ step }) => step.words)
const withoutTime = (said: string) => said.replace(/at \d+:\d\d [AP]M/, 'at 9:05 AM')

/** Makes a page as npm run new does. */
function make(desk: Desk, path: string, title: string): void {
  const plan = planPage(readDocuments(desk.pages, today), { kind: 'page', path, title })
  changePages(desk.pages, plan, { by: 'new', words: `Made ${path}` })
}

/** Moves a page as npm run move does. */
function move(desk: Desk, from: string, to: string): void {
  const plan = planMove(readDocuments(desk.pages, today), { from, to, alone: false })
  changePages(desk.pages, plan, { by: 'move', words: `Moved ${from} to ${to}` })
}

describe('npm run undo of a sending', () => {
  test('takes it off the server by one more state, and leaves the pages here', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data, 'about.json': page('About us') })
    await desk.send('Data')
    const { files } = desk
    expect(withoutTime(await undo(desk))).toMatchInlineSnapshot(`
      "Took back: Sent “Data” (today at 9:05 AM)
      Your pages on this computer stay as they are."
    `)
    expect(office.titles('pages-data')).toEqual(['Take back “Data”', 'Data', 'The site'])
    const [taken, main] = ['pages-data', 'main'].map((branch) => gitIn(office.server, 'rev-parse', `${branch}^{tree}`))
    expect(taken).toBe(main)
    expect(desk.files).toEqual(files)
  })

  test('takes the pages here back, too, when it is said again', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const { files } = desk
    const picture = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255])
    desk.write({ 'data.json': data, 'about.json': page('About us'), '_images/office.png': picture })
    await desk.send('Data')
    await undo(desk)
    expect(await undo(desk)).toBe('Took back: What you wrote yourself and sent as “Data”')
    expect([desk.files, desk.git('status', '--short')]).toEqual([files, ''])
    expect(await undo(desk)).toBe('nothing')
  })

  test('can be sent again', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    await undo(desk)
    await desk.send('Data, again')
    expect(office.at('pages-data', 'pages-json/data.json')).toBe(textOf(data))
  })

  test('that is on the site already becomes a request that takes it back', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    office.takeOver('pages-data', 'squash')
    expect(withoutTime(await undo(desk))).toMatchInlineSnapshot(`
      "Took back: Sent “Data” (today at 9:05 AM)
      It was on the site already. The site changes back once somebody has agreed: tell whoever looks after the project.
      Your pages on this computer stay as they are."
    `)
    expect(office.titles('pages-take-back-data')).toEqual(['Take back “Data”', 'Taken over', 'The site'])
    expect(office.at('pages-take-back-data', 'pages-json/data.json')).toBeUndefined()
    expect(office.at('main', 'pages-json/data.json')).toBe(textOf(data))
  })

  test('keeps what others sent meanwhile', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    const colleague = office.desk('ben')
    colleague.git('switch', '--quiet', 'pages-data')
    colleague.write({ 'careers.json': page('Careers') })
    await colleague.send('Careers')
    await undo(desk)
    expect(office.at('pages-data', 'pages-json/careers.json')).toBe(textOf(page('Careers')))
    expect(office.at('pages-data', 'pages-json/data.json')).toBeUndefined()
    expect(desk.git('status', '--short')).toBe('?? pages-json/data.json')
    expect(desk.files['careers.json']).toBe(textOf(page('Careers')))
  })

  test('says that nothing was taken back where the server cannot be reached', async () => {
    const desk = new Office().desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/acme/site.git')
    expect(await undo(desk)).toMatchInlineSnapshot(
      `"The project's server could not be reached: http://127.0.0.1:9/acme/site.git. Look whether this computer is on the internet, then try again. Nothing was taken back, and your files are as they were."`,
    )
  })

  test('is refused where somebody changed the same page there since', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    const colleague = office.desk('ben')
    colleague.git('switch', '--quiet', 'pages-data')
    colleague.write({ 'data.json': page('Data, by Ben') })
    await colleague.send('Ben')
    const before = desk.state
    expect(await undo(desk)).toMatchInlineSnapshot(
      `"Nothing was taken back: after you sent it, somebody changed pages-json/data.json there, and those words would be lost. Change this file by hand to what shall stand there, and run npm run send."`,
    )
    expect(desk.state).toEqual(before)
    expect(office.titles('pages-data')[0]).toBe('Ben')
  })

  test('that is older than what was done here since leaves that as it is', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const { files } = desk
    desk.write({ 'data.json': data })
    await desk.send('Data')
    make(desk, '/history', 'Our history')
    await undo(desk, 2)
    expect(office.titles('pages-data')).toEqual(['Take back “Data”', 'Data', 'The site'])
    expect(words(desk)).toEqual(['Made /history', 'What you wrote yourself and sent as “Data”'])
    expect(await undo(desk, 2)).toBe('Took back: What you wrote yourself and sent as “Data”')
    expect(words(desk)).toEqual(['Made /history'])
    await undo(desk)
    expect(desk.files).toEqual(files)
  })

  test('that is older than another sending takes its own pages off the server alone', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.write({ 'careers.json': page('Careers') })
    await desk.send('Careers')
    await undo(desk, 2)
    expect(office.at('pages-data', 'pages-json/data.json')).toBeUndefined()
    expect(office.at('pages-data', 'pages-json/careers.json')).toBe(textOf(page('Careers')))
    expect(words(desk)).toEqual(['Sent “Careers”', 'What you wrote yourself and sent as “Data”'])
    await undo(desk)
    expect(office.at('pages-data', 'pages-json/careers.json')).toBeUndefined()
  })

  test('is refused where another sending changed the same page since', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.write({ 'data.json': page('Data, again') })
    await desk.send('Data, again')
    const before = desk.state
    expect(await undo(desk, 2)).toContain('somebody changed pages-json/data.json there, and those words would be lost')
    expect(desk.state).toEqual(before)
  })

  test('that brought the pages back to what the site has goes off the request, and asks for nothing', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.write({ 'data.json': undefined })
    await desk.send('No data')
    await undo(desk)
    expect(office.branches).toEqual(['main', 'pages-data'])
    expect(office.at('pages-data', 'pages-json/data.json')).toBe(textOf(data))
  })

  test('that was closed without being taken over has nothing to take back there', async () => {
    const office = new Office()
    const desk = office.desk('ana')
    const { files } = desk
    desk.write({ 'data.json': data })
    await desk.send('Data')
    desk.git('push', '--quiet', 'origin', ':pages-data')
    await undo(desk)
    await undo(desk)
    expect([office.branches, desk.files]).toEqual([['main'], files])
  })
})

describe('npm run undo of what was done here', () => {
  test('brings a page that was moved back, and every link to it, byte for byte', async () => {
    const desk = new Office().desk('ana')
    desk.write({ 'about.json': desk.read('pages-json/about.json').replaceAll('\n', '\r\n') })
    const { files } = desk
    move(desk, '/services/cloud', '/cloud')
    expect(desk.files).not.toEqual(files)
    expect(await undo(desk)).toBe('Took back: Moved /services/cloud to /cloud')
    expect(desk.files).toEqual(files)
  })

  test('goes back step by step', async () => {
    const desk = new Office().desk('ana')
    const states = [desk.files]
    make(desk, '/history', 'Our history')
    states.push(desk.files)
    move(desk, '/history', '/about/history')
    for (const state of states.toReversed()) {
      await undo(desk)
      expect(desk.files).toEqual(state)
    }
    expect(await undo(desk)).toBe('nothing')
  })

  test('is refused where somebody wrote in a page since', async () => {
    const desk = new Office().desk('ana')
    make(desk, '/history', 'Our history')
    desk.write({ 'history.json': page('Our history, by hand') })
    const { files } = desk
    expect(await undo(desk)).toMatchInlineSnapshot(`
      "Nothing was taken back. The last step was “Made /history”, and since then
        somebody wrote in /ana/pages-json/history.json: those words would be lost.
      To take the step back all the same, first undo those changes where they were made: in VS Code, open the file, press Ctrl and Z until it is as it was, save it, and run npm run undo again. To keep them, leave it all as it is."
    `)
    expect(desk.files).toEqual(files)
  })

  test('is refused where somebody removed a page since', async () => {
    const desk = new Office().desk('ana')
    move(desk, '/services/cloud', '/cloud')
    desk.write({ 'about.json': undefined })
    expect(await undo(desk)).toMatchInlineSnapshot(`
      "Nothing was taken back. The last step was “Moved /services/cloud to /cloud”, and since then
        somebody removed /ana/pages-json/about.json.
      To take the step back all the same, first undo those changes where they were made: in VS Code, open the file, press Ctrl and Z until it is as it was, save it, and run npm run undo again. To keep them, leave it all as it is."
    `)
  })

  test('brings a page back that was moved, and then removed by hand', async () => {
    const desk = new Office().desk('ana')
    const { files } = desk
    move(desk, '/services/cloud', '/cloud')
    desk.write({ 'cloud.json': undefined })
    await undo(desk)
    expect(desk.files).toEqual(files)
  })

  test('is refused where a page that somebody wrote since would break', async () => {
    const desk = new Office().desk('ana')
    make(desk, '/history', 'Our history')
    desk.write({ 'data.json': page('Data', { sections: [{ type: 'hero', heading: 'Data', text: '[Us](/history)' }] }) })
    const { files } = desk
    expect(await undo(desk)).toMatchInlineSnapshot(
      `"Nothing was taken back, as /ana/pages-json/data.json would break by it. In section 1 (hero, "Data"), there is no page at /history. Remove the link or choose another page. Change that page first, then run npm run undo again."`,
    )
    expect(desk.files).toEqual(files)
  })

  test('is listed in words, each step with its time', () => {
    const desk = new Office().desk('ana')
    const at = (time: string) => new Date(`2026-11-20T${time}`)
    const plan = () => planPage(readDocuments(desk.pages, today), { kind: 'page', path: '/a', title: 'A' })
    changePages(desk.pages, plan(), { by: 'new', words: 'Made pages-json/a.json' }, at('09:05'))
    expect(historyReport([...changesMade(desk.pages)], at('10:00'))).toMatchInlineSnapshot(`
      "npm run undo takes back the first of these, and run again the next.
        1  today at 9:05 AM  Made pages-json/a.json"
    `)
    expect(historyReport([...changesMade(desk.pages)], new Date('2026-11-21T08:00'))).toContain(
      '  yesterday at 9:05 AM  ',
    )
    expect(historyReport([...changesMade(desk.pages)], new Date('2027-01-02T08:00'))).toContain(
      'on November 20, 2026 at',
    )
    expect(historyReport([], at('10:00'))).toMatchInlineSnapshot(
      `"There is nothing to take back. npm run undo takes back what npm run new, move, remove, fix and send did in this folder."`,
    )
  })
})
