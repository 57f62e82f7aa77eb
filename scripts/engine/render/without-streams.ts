import type { Plugin } from 'vite'

const nothing = '\0without-streams'

/**
 * Leaves React's renderer for streams out of what pages are made with. react-dom/server has two of 300 kB, of which
 * renderToString needs the other: to load both took a build of one page 10 ms more.
 */
export function withoutStreams(): Plugin {
  return {
    name: 'without-streams',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/react-dom-server.node.production.js') ? nothing : null),
    load: (id) => (id === nothing ? 'module.exports = {}' : null),
  }
}
