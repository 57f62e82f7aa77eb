import type { Page } from './page.generated'

/**
 * The page of a service, an article or a job with the day on which its facts were last checked: only a WebPage has
 * such a day. Undefined where nobody has checked them. https://schema.org/lastReviewed
 */
export function reviewedPage({ canonical, reviewed }: Page) {
  return reviewed ? { '@type': 'WebPage' as const, '@id': canonical, lastReviewed: reviewed } : undefined
}
