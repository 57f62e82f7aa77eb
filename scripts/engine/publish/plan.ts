import type { Site } from '../../../src/page/page.generated'
import type { Content } from '../check/content'
import type { Bundles } from '../render/bundles'
import type { ResolveContext } from '../resolve/resolve'
import type { Publication } from './publication'
import type { BuiltPage, BuildState } from './state'

/** A page with the addresses it is published at; a long list is parted over several pages. */
export interface PlannedPage extends BuiltPage {
  parts: string[][]
}

/** Everything the steps of one build share. */
export interface Build {
  out: string
  content: Content
  context: ResolveContext
  /** The shell's data. */
  shell: Site
  bundle: Bundles
  publication: Publication
  /** What the last build remembers, if it was made by the same code from the same folder. */
  last?: BuildState
  next: BuildState
  pages: PlannedPage[]
  /** The files of the last build that are still there, and are what was made. */
  present: ReadonlySet<string>
  /** All that is in the folder. */
  there: ReadonlySet<string>
}
