import { Component, type ReactNode } from 'react'
import type { Section } from '../page/page.generated'
import { moveInto } from './moveInto'

interface SectionBoundaryProps {
  section: Section
  /** The page's address, where the section's words can be had again. */
  path: string
  children: ReactNode
}

interface State {
  section?: Section
  failed?: { error: unknown } | undefined
}

/**
 * Keeps a section that fails in the browser from taking the page with it, as React removes all of it when a part throws
 * and nothing is around that: its words stay as they are, without script. What fails on the way from another page has
 * none yet; they come from the page's HTML. The console names the section, `npm run dev` says it on the page, and a
 * build that fails at a section publishes nothing. This costs 0.3 kB of script.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  static getDerivedStateFromError = (error: unknown): State => ({ failed: { error } })

  /** In `npm run dev` what was saved since may be right. */
  static getDerivedStateFromProps({ section }: SectionBoundaryProps, state: State): State | null {
    return section === state.section ? null : { section, failed: undefined }
  }

  override state: State = { section: this.props.section }
  /** What stands for the section: sent by the server, or made by React. */
  words?: Element | null

  override componentDidMount() {
    this.words = document.getElementById(this.props.section.id)
  }

  override componentDidUpdate() {
    if (import.meta.hot && !this.state.failed) this.componentDidMount()
  }

  override componentDidCatch(error: unknown) {
    const { section, path } = this.props
    console.error(`Section ${section.type} of ${path} fails:`, error)
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return <section ref={this.keepWords} data-fails={import.meta.hot && String(failed.error)} />
  }

  readonly keepWords = (place: Element | null) => {
    const { section, path } = this.props
    if (!place) return
    if (this.words) {
      moveInto(place, this.words)
      // Where it fails again, React makes another place.
      this.words = place
    } else
      void import('./sentWords')
        // It is lost: the section stays empty.
        .catch(() => undefined)
        .then((code) => code?.putSentWords(place, path, section.id))
  }
}
