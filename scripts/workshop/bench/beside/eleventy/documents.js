import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

const folder = 'content/documents'

export const documents = globSync('**/*.json', { cwd: folder }).map((file) => {
  const address = file.replace(/\.json$/, '')
  return {
    ...JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    file: `/${address}.html`,
    address: address === 'index' ? '/' : `/${address}`,
  }
})

export const services = documents
  .filter(({ group }) => group !== undefined)
  .sort((a, b) => a.group.localeCompare(b.group, 'en') || a.title.localeCompare(b.title, 'en'))
