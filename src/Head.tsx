import { Helmet } from 'react-helmet-async'
import { headOf, type ComingPage } from './page/head'
import type { Page, Site } from './page/page.generated'

/** The page's only Helmet: two would double their tags. */
export function Head({ page, site }: { page: Page | ComingPage; site: Site }) {
  return (
    <Helmet>
      {headOf(page, site).map((tag) => {
        if (tag.tag === 'title') return <title key="title">{tag.text}</title>
        if (tag.tag === 'link') return <link key={tag.attributes.rel} {...tag.attributes} />
        return <meta key={tag.attributes.name ?? tag.attributes.property} {...tag.attributes} />
      })}
    </Helmet>
  )
}
