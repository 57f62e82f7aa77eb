import { finding } from '../../problems/finding'
import type { SiteCheck } from '../check'

/** A stated canonical address answers with the page that states it. */
export const canonicals: SiteCheck = ({ index }) =>
  index.pages.flatMap((page) => {
    const answer = page.canonical === undefined ? undefined : index.answer(page.canonical)
    if (!page.canonical || !answer || answer.page === page) return []
    return [
      finding(
        'canonical-unanswered',
        { file: page.file, at: ['canonical'] },
        { address: page.canonical, other: answer.page.file },
      ),
    ]
  })
