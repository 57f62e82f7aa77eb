import { memo, Suspense, useDeferredValue, type ComponentType } from 'react'
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

interface PageRendererProps {
  page: Page | ComingPage
  site: Site
  /** Whether it may come in two parts, when another page stood there before. */
  inParts?: boolean
}

/** A page with all around it. While it is on its way its place is blank. */
export function PageRenderer({ page, site, inParts }: PageRendererProps) {
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
      {'sections' in page ? <Main key={page.path} page={page} site={site} inParts={inParts} /> : <main id="main" />}
      <Footer site={site} />
      <aside aria-label="Shortcuts">
        <FloatingContact site={site} title={page.title} {...place} />
        <BackToTop />
      </aside>
    </>
  )
}

interface MainProps extends PageRendererProps {
  page: Page
}

export function Main({ page, site, inParts = false }: MainProps) {
  // What is below the fold comes once the rest is painted.
  const sections = useDeferredValue(page.sections, inParts ? firstOf(page.sections) : page.sections)
  return (
    <main id="main" data-group={page.group}>
      {page.unpublished && <p role="note">{page.unpublished}</p>}
      <SiteContext value={site}>
        {sections.map((section) => (
          <SectionBoundary key={section.id} section={section} path={page.path}>
            <Suspense>
              <SectionByType section={section} />
            </Suspense>
          </SectionBoundary>
        ))}
        {/* An article has it beside its day. */}
        {page.reviewed && page.kind !== 'article' && sections.length === page.sections.length && (
          <LastLine day={page.reviewed} />
        )}
      </SiteContext>
    </main>
  )
}

/** The banner, the strip of facts below some, and what follows: no window is taller. */
function firstOf(sections: Section[]): Section[] {
  const next = sections.findIndex(({ type }) => type !== 'hero' && type !== 'factsStrip')
  return next === -1 ? sections : sections.slice(0, next + 1)
}

/** Remembered, so that a page's second part leaves its first alone. */
export const SectionByType = memo(function SectionByType({ section }: { section: Section }) {
  // The registry holds the right component for each type; TypeScript cannot follow it through a lookup.
  const SectionOfType = sections[section.type] as ComponentType<Section>
  return <SectionOfType {...section} />
})
