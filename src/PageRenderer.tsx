import { Suspense, type ComponentType } from 'react'
import { SiteContext } from './components/SiteContext'
import { Head } from './Head'
import { BackToTop } from './layout/BackToTop'
import { FloatingContact } from './layout/FloatingContact'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { LastLine } from './layout/LastLine'
import { NavigationState } from './layout/NavigationState'
import type { ComingPage } from './page/head'
import type { Page, Section, Site } from './page/page.generated'
import { placeOf } from './page/route'
import { sections } from './sections/registry'
import { SectionBoundary } from './sections/SectionBoundary'

/** A page with all around it. While it is on its way its place is blank. */
export function PageRenderer({ page, site }: { page: Page | ComingPage; site: Site }) {
  const place = placeOf(page.path, site)
  return (
    <>
      <Head page={page} site={site} />
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {/* Around what uses it and not more: React hydrates at once, in one task of 40 to 90 ms, all that a changed context
          may reach. */}
      <NavigationState path={page.path}>
        <Header site={site} {...place} />
      </NavigationState>
      {'sections' in page ? <Main key={page.path} page={page} site={site} /> : <main id="main" />}
      <Footer site={site} />
      <aside aria-label="Shortcuts">
        <FloatingContact site={site} title={page.title} {...place} />
        <BackToTop />
      </aside>
    </>
  )
}

export function Main({ page, site }: { page: Page; site: Site }) {
  return (
    <main id="main" data-group={page.group}>
      {page.unpublished && <p role="note">{page.unpublished}</p>}
      <SiteContext value={site}>
        {page.sections.map((section) => (
          <SectionBoundary key={section.id} section={section} path={page.path}>
            <Suspense>
              <SectionByType section={section} />
            </Suspense>
          </SectionBoundary>
        ))}
        {/* An article has it beside its day. */}
        {page.reviewed && page.kind !== 'article' && <LastLine day={page.reviewed} />}
      </SiteContext>
    </main>
  )
}

export function SectionByType({ section }: { section: Section }) {
  // The registry holds the right component for each type; TypeScript cannot follow it through a lookup.
  const SectionOfType = sections[section.type] as ComponentType<Section>
  return <SectionOfType {...section} />
}
