import type { Page } from './page.generated'

/**
 * The page's name as visitors read it on the page: its main heading. Search engines are told that, in breadcrumbs, too;
 * the title is for lists, tabs and search results.
 */
export function headingOf({ sections: [first], title }: Page): string {
  return first?.type === 'hero' ? first.heading : title
}
