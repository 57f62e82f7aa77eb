import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { emailLink, emailOf } from '../../../../scripts/live/studio/app/pickers/email'

const links = globSync('pages-json/**/*.json').flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(/"(mailto:[^"]*)"/g),
])

test('The subject and the first words of an email are read as they were written', () => {
  expect(emailOf('mailto:{email}?subject=New%20project&body=What%20we%20have%3A%0D%0ALinks')).toEqual({
    to: '{email}',
    subject: 'New project',
    body: 'What we have:\nLinks',
  })
})

test('A link to a page is no email', () => {
  expect(emailOf('/contact')).toBeUndefined()
})

test('What is filled in later stays in its braces', () => {
  expect(emailLink({ to: '{email}', subject: 'A question: {page}', body: '' })).toBe(
    'mailto:{email}?subject=A%20question%3A%20{page}',
  )
})

test('A percent sign that stands for nothing is a percent sign', () => {
  expect(emailOf('mailto:{email}?subject=50% off')?.subject).toBe('50% off')
})

test('Every email of the site reads the same after it is written again', () => {
  expect(links.length).toBeGreaterThan(0)
  for (const [, link = ''] of links) {
    const email = emailOf(link)
    expect(email && emailOf(emailLink(email))).toEqual(email)
  }
})
