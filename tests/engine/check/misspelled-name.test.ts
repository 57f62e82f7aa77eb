import { expect, test } from 'vitest'
import { isMisspelling } from '../../../scripts/engine/check/misspelled-name'

const icons = ['calendar', 'search', 'user-search', 'users', 'boat', 'chart-bar', 'chart-area', 'github']

test.each([
  ['serach', 'search'],
  ['calender', 'calendar'],
  ['user-serch', 'user-search'],
  ['User_Serch', 'user-search'],
])('%s is %s misspelled', (name, meant) => {
  expect(isMisspelling(name, meant, icons)).toBe(true)
})

test.each([
  ['another word that is one', 'chart-bat', 'chart-bar', icons],
  ['a short word', 'baot', 'boat', icons],
  ['a name that is no word', 'gihtub', 'github', icons],
  ['two words at once', 'usre-serch', 'user-search', icons],
  ['a word too many', 'serach-user', 'user-search', icons],
  ['another number', 'office-2.jpg', 'office-1.jpg', ['office-1.jpg']],
  ['another kind of file', 'office.jpeg', 'office.jpg', ['office.jpg']],
  ['a word with another that is as near', 'offce.jpg', 'office.jpg', ['office.jpg', 'offcee.jpg']],
  ['the same name', 'search', 'search', icons],
])('%s is for the author to decide: %s', (_what, name, meant, known) => {
  expect(isMisspelling(name, meant, known)).toBe(false)
})
