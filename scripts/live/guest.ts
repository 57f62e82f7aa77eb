import type { ViteDevServer } from 'vite'
import type { Page as Document } from '../engine/schema/document.generated'
import type { LiveContent } from './live-content'
import type { Showable } from './showable'
import type { Updates } from './updates'

/** What `npm run dev` has, for who serves more than it does. */
export interface Live {
  content: LiveContent
  updates: Updates
}

/** Who serves more than pages on the way of `npm run dev`, such as the studio. */
export interface Guest {
  /** What of a document is shown on its page. */
  documentOf: (shown: Showable) => Document
  /** Adds what it serves, before pages are. */
  serve: (server: ViteDevServer, live: Live) => void
  /** Hears which files have changed; any of them if left out. @returns whether it has told of them already */
  changed: (files?: readonly string[]) => 'known' | 'new'
  /** Hears that all documents were read and checked. */
  checked: () => void
}
