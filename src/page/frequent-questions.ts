import type { FAQPage } from 'schema-dts'
import { headingOf } from './heading'
import type { Page, Section } from './page.generated'
import { plainHtml } from './plain-html'

/**
 * The questions of a page with their answers, all of them and in the words that the page shows; undefined where it has
 * none. Google shows them in its results for well-known sites on health and of governments only; others read them, too.
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function frequentQuestions(page: Page): FAQPage | undefined {
  const questions = page.sections.flatMap(questionsIn)
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${page.canonical}#questions`,
    name: headingOf(page),
    url: page.canonical,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map((text) => `<p>${plainHtml(text)}</p>`).join('') },
    })),
  }
}

function questionsIn(section: Section) {
  return section.type === 'questions' ? section.questions : []
}
