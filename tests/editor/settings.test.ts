import { readFileSync } from 'node:fs'
import { getFileInfo } from 'prettier'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { hoverAt, settings, verdict } from './vs-code'

const documents = globSync('pages-json/**/*.json').sort()

test.each(documents)('The editor finds nothing wrong with %s', async (file) => {
  expect(await verdict(readFileSync(file, 'utf8'), file)).toEqual([])
})

describe('What is saved', () => {
  test('is set in order by Prettier and nothing else, as the project has it', () => {
    const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'))
    expect(settings['[json]']).toMatchObject({
      'editor.formatOnSave': true,
      'editor.defaultFormatter': 'esbenp.prettier-vscode',
    })
    expect(recommendations).toContain('esbenp.prettier-vscode')
  })

  test('stays as its author wrote it if it is a page', async () => {
    const infos = await Promise.all(documents.map((file) => getFileInfo(file, { ignorePath: '.prettierignore' })))
    expect(infos.filter(({ ignored }) => !ignored)).toEqual([])
  })
})

describe('A file without a $schema is known by its place:', () => {
  test.each([
    ['pages-json/contact.json', 'sections', 'What stands on the page'],
    ['pages-json/services/deep/below.json', 'sections', 'What stands on the page'],
    ['pages-json/_site.json', 'navigation', 'The links of the navigation bar'],
  ])('%s', async (file, field, sentence) => {
    expect(await hoverAt(`{ "${field}": [] }`, 3, file)).toContain(sentence)
  })

  test('one elsewhere is not', async () => {
    expect(await verdict('{ "whatever": 1 }', 'elsewhere/contact.json')).toEqual([])
  })
})

test('A $schema says what a file is, wherever it lies', async () => {
  const text = '{ "$schema": "../schemas/page.schema.json", "colour": "red" }'
  expect((await verdict(text, 'drafts/contact.json')).length).toBeGreaterThan(0)
})
