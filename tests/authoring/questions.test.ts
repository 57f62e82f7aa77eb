import { expect, test } from 'vitest'
import { contentOf } from '../../scripts/authoring/documents'
import type { Typed } from '../../scripts/authoring/page-request'
import { askForRest } from '../../scripts/authoring/questions'
import { page, tinySite } from '../engine/virtual-site'
import { documentsOf } from './in-memory'

/** Asks for the rest of a page where somebody gives these answers. @returns the page, and all that was said */
async function conversation(typed: Typed, ...answers: string[]) {
  const documents = documentsOf({ ...tinySite, 'services/uiux.json': page('UI/UX') })
  const said: string[] = []
  const left = [...answers]
  const talk = {
    ask: (question: string) => {
      const answer = left.shift()
      if (answer === undefined) throw new Error(`Nobody answers: ${question}`)
      said.push(question + answer)
      return Promise.resolve(answer)
    },
    tell: (sentence: string) => void said.push(sentence),
    end: () => {},
  }
  const request = await askForRest(typed, contentOf(documents), documents.pages, talk)
  expect(left).toEqual([])
  return { request, said: said.join('\n').replaceAll(documents.pages, 'pages-json') }
}

test('Without anything typed, four plain questions make a page', async () => {
  const { request, said } = await conversation({}, '1', 'Cloud migration', '', '2')
  expect(request).toEqual({
    kind: 'service',
    title: 'Cloud migration',
    path: '/services/cloud-migration',
    group: 'creative-experience',
  })
  expect(said).toMatchInlineSnapshot(`
    "What do you want to make?
      1  a service
      2  an article
      3  a job opening
      4  another page
    Type a number: 1
    What is its title? Cloud migration
    What is its address? Press Enter for /services/cloud-migration: 
    Which group does it belong to?
      1  Data & AI
      2  Creative
      3  none of them
    Type a number: 2"
  `)
})

test('Only what was not typed is asked for', async () => {
  const { request, said } = await conversation({ kind: 'page', path: '/history' }, 'History')
  expect([request, said]).toEqual([
    { kind: 'page', path: '/history', title: 'History', group: undefined },
    'What is its title? History',
  ])
})

test('An answer that cannot be is explained, and the question asked again', async () => {
  const { request, said } = await conversation(
    {},
    '7',
    'page',
    '4',
    '',
    'contact',
    'Cloud',
    '/services/uiux',
    '/service/cloud',
    'cloud computing',
    'cloud',
  )
  expect(request).toEqual({ kind: 'page', title: 'Cloud', path: '/cloud', group: undefined })
  expect(said).toMatchInlineSnapshot(`
    "What do you want to make?
      1  a service
      2  an article
      3  a job opening
      4  another page
    Type a number: 7
    Type a number from 1 to 4.
    What do you want to make?
      1  a service
      2  an article
      3  a job opening
      4  another page
    Type a number: page
    Type a number from 1 to 4.
    What do you want to make?
      1  a service
      2  an article
      3  a job opening
      4  another page
    Type a number: 4
    What is its title? 
    A page needs a title: its name in search results and lists.
    What is its title? contact
    pages-json/contact.json has the title “Contact” already, and searchers could not tell the two apart. Choose another.
    What is its title? Cloud
    What is its address? Press Enter for /cloud: /services/uiux
    There already is a page at /services/uiux: pages-json/services/uiux.json. Choose another address.
    What is its address? Press Enter for /cloud: /service/cloud
    There is no folder /service. Did you mean /services/cloud? If /service is to be a new folder, make pages-json/service first.
    What is its address? Press Enter for /cloud: cloud computing
    /cloud computing cannot be an address: use only letters, digits and hyphens between the slashes, such as /cloud-computing
    What is its address? Press Enter for /cloud: cloud"
  `)
})

test('A service may belong to no group', async () => {
  expect(
    (await conversation({ kind: 'service', title: 'Cloud', path: '/services/cloud' }, '3')).request.group,
  ).toBeUndefined()
})
