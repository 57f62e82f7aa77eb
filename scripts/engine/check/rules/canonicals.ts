import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { shown } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'

const canonicalUnanswered = rule({
  id: 'canonical-unanswered',
  about: 'The canonical address leads elsewhere',
  words: ({ address, other }: { address: string; other: string }) => ({
    message: `"canonical" says that this page is at ${shown(address)}, which is ${other}: search engines would leave this page out. Remove "canonical".`,
  }),
  wrong: { page: '"canonical": "/contact"' },
  right: { page: '"canonical": "/cloud-migration"' },
})

/** A stated canonical address answers with the page that states it. */
export const canonicals: SiteCheck = {
  rules: [canonicalUnanswered],
  asks: [],
  find: ({ index }) =>
    index.pages.flatMap((page) => {
      const answer = page.canonical === undefined ? undefined : index.answer(page.canonical)
      if (!page.canonical || !answer || answer.page === page) return []
      return [
        finding(
          canonicalUnanswered,
          { file: page.file, at: ['canonical'] },
          { address: page.canonical, other: answer.page.file },
        ),
      ]
    }),
}
