import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const schemaLine = rule({
  id: 'schema-line',
  about: 'The line for your editor leads nowhere',
  words: ({ better }: { better: string }) => ({
    message: `In this folder "$schema" has to be ${quote(better)}, so that your editor can explain and suggest the fields. The page itself works without it.`,
    severity: 'warning',
    suggestions: [better],
    fix: { title: `Write ${quote(better)}`, value: better },
  }),
  wrong: { page: '"$schema": "../schemas/page.schema.json"', place: 'services/cloud.json' },
  right: { page: '"$schema": "../../schemas/page.schema.json"', place: 'services/cloud.json' },
})

const usual = /^(?:\.\.\/){1,20}schemas\/page\.schema\.json$/

/** The line that tells editors what a page may have leads there from where the page is. */
export const schemaLines: DocumentCheck = {
  rules: [schemaLine],
  find: ({ file, path, value }) => {
    const stated = isObject(value) ? value.$schema : undefined
    if (typeof stated !== 'string' || !usual.test(stated)) return []
    const folders = path.split('/').length - 1 - (file.endsWith('/index.json') && path !== '/' ? 0 : 1)
    const better = `${'../'.repeat(folders + 1)}schemas/page.schema.json`
    return stated === better ? [] : [finding(schemaLine, { file, at: ['$schema'] }, { better })]
  },
}
