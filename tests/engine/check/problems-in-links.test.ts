import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../scripts/authoring/apply-fixes'
import { page, pageWith, problemsOf, type Files } from '../virtual-site'

const services = { 'services/ai.json': page('AI'), 'services/mobile-apps.json': page('Mobile apps') }

/** What is told of a button that leads to an address, and where it leads once `npm run fix` was run. */
function toldOfButton(path: string, label = 'Contact Us', files: Files = services) {
  const document = pageWith({ type: 'cta', heading: 'Start', button: { label, path } })
  const problems = problemsOf({ ...files, 'cloud.json': document })
  const [fix] = problems.flatMap((problem) => problem.fix ?? [])
  const mended = fix && JSON.parse(applyFix(JSON.stringify(document, undefined, 2), fix)).sections[1].button
  return {
    told: problems.map(({ message }) => message.replace('In section 2 (cta, "Start"), ', '')).join('\n'),
    path: mended?.path,
    label: mended?.label,
  }
}

describe('The remedy of an address is the address itself', () => {
  test.each([
    ['a space at its end', '/contact\u00a0', 'this address has a space at its end. Write "/contact".'],
    [
      'spaces and an &',
      'mailto:{email}?subject=New app & site',
      'an address cannot contain spaces or &. Write "mailto:{email}?subject=New%20app%20%26%20site".',
    ],
    [
      'two subjects of a mail',
      'mailto:{email}?subject=New app&body=Hello',
      'an address cannot contain spaces. Write "mailto:{email}?subject=New%20app&body=Hello".',
    ],
    [
      'a telephone number',
      '+91 (0)471 555-0100',
      '"+91 (0)471 555-0100" is a telephone number, but no address. Write "tel:+914715550100".',
    ],
    [
      'a number for WhatsApp',
      'https://wa.me/+91 98470 00000',
      'whatsApp needs the number in digits only, without + and spaces. Write "https://wa.me/919847000000".',
    ],
    ['a mailbox', 'a@b.test', 'a link to a mailbox begins with mailto:. Write "mailto:a@b.test".'],
    ['another site', 'www.w3.org/TR', 'a link to another site begins with https://. Write "https://www.w3.org/TR".'],
    ['a file', '../services/ai.json', 'the address of a page has no ".json" at its end. Write "/services/ai".'],
    ['a page as elsewhere', 'contact.html', 'the address of a page has no ".html" at its end. Write "/contact".'],
    ['no slash', 'contact', 'the address of a page begins with /. Write "/contact".'],
    [
      'capital letters',
      '/Services/AI',
      'there is no page at /Services/AI: capital and small letters count. Write "/services/ai".',
    ],
    [
      'the title of a page',
      'Mobile apps',
      '"Mobile apps" is a title, but a link needs the address of a page. Write "/services/mobile-apps".',
    ],
    [
      'a heading for a place',
      '/contact#Two offices',
      'the page /contact has no place called #Two offices. Write "/contact#offices".',
    ],
    [
      'a place of another page',
      '#offices',
      'this page has no place called #offices, but /contact has one. Write "/contact#offices".',
    ],
  ])('%s', (_, path, message) => {
    const { told, path: mended } = toldOfButton(path)
    expect(told).toBe(message)
    expect(message).toContain(`Write "${mended}".`)
  })

  test('the words and the address of a button in each other’s place', () => {
    expect(toldOfButton('Write to us', '/contact')).toEqual({
      told: 'the words and the address of this button are exchanged. Write the words as "label" and the address as "path".',
      path: '/contact',
      label: 'Write to us',
    })
  })
})

describe('An address is offered that is like what was written, and mended where nothing else was meant', () => {
  test.each([
    ['a folder with letters swapped', '/servcies/mobile-apps', '/services/mobile-apps', true],
    ['a name with a letter too many', '/services/mobile-appss', '/services/mobile-apps', true],
    ['a name in another folder', '/mobile-apps', '/services/mobile-apps', false],
    ['another number', '/services/mobile-apps2', '/services/mobile-apps', false],
  ])('%s', (_, path, meant, isMended) => {
    expect(toldOfButton(path)).toEqual({
      told: `there is no page at ${path}. Did you mean "${meant}"?`,
      path: isMended ? meant : undefined,
      label: isMended ? 'Contact Us' : undefined,
    })
  })

  test.each(['/services/uiux', '/services/carousel-repair'])('nothing for %s', (path) => {
    expect(toldOfButton(path)).toEqual({ told: `there is no page at ${path}. Remove the link or choose another page.` })
  })
})

test('a picture in a text is told of at all of its words', () => {
  const text = '![Four desks](desks.jpg) We work here.'
  const problems = problemsOf({ 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text: [text] }) })
  expect(problems.map(({ rule, message, column, endColumn }) => [rule, message, endColumn - column])).toEqual([
    [
      'unsafe-link',
      'In section 2 (intro, "Why"), paragraph 1, a picture cannot stand within a text. Remove "![Four desks](desks.jpg)"; a section such as "intro" shows one in its field "image".',
      '![Four desks](desks.jpg)'.length,
    ],
  ])
})

test('an exclamation mark before a link makes no picture of it', () => {
  const text = 'Look here! [We](/contact) help, and ![we](/contact) do.'
  expect(problemsOf({ 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text: [text] }) })).toEqual([])
})

test('an address with a space in it has both its brackets', () => {
  const text = 'Our [apps](/services/mobile -apps) help.'
  const problems = problemsOf({ ...services, 'cloud.json': pageWith({ type: 'intro', heading: 'Why', text: [text] }) })
  expect(problems.map(({ rule, suggestions }) => [rule, suggestions])).toEqual([
    ['dead-link', ['/services/mobile-apps']],
  ])
})
