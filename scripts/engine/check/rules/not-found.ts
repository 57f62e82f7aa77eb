import path from 'node:path'
import { finding } from '../../problems/finding'
import { wholePage } from '../../problems/example'
import { rule } from '../../problems/rule'
import { fromHistoryOfFolder } from '../../problems/words/history'
import type { SiteCheck } from '../check'

const notFoundMissing = rule({
  id: 'not-found-missing',
  about: 'The page for addresses that do not exist is missing',
  words: () => ({
    message: `404.json is missing: the page that visitors see at an address that does not exist. Get it back ${fromHistoryOfFolder}.`,
    severity: 'warning',
  }),
  wrong: { place: '404.json', missing: true },
  right: { place: '404.json', text: wholePage },
})

/** A site has a page for addresses that do not exist. A folder without a home page is none, but a part of one. */
export const notFound: SiteCheck = {
  rules: [notFoundMissing],
  asks: [],
  find: ({ index, siteFile }) => {
    const file = path.posix.join(path.posix.dirname(siteFile), '404.json')
    return index.page('/') && !index.page('/404') ? [finding(notFoundMissing, { file, at: [] })] : []
  },
}
