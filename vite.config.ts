import { hash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** react-router's package always points at its development build; this is the same code without its warnings. */
const router = {
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
}

/**
 * Changes a library's code as it is bundled.
 * @param library a part of the names of its files
 * @param changes what in them becomes what
 * @throws at the end of the build, if a change found nothing to change: the library is no longer what it was
 */
function patch(library: string, changes: readonly (readonly [from: RegExp, to: string])[]): Plugin {
  const idle = new Set(changes)
  let isBundled = false
  return {
    name: `patch ${library}`,
    apply: 'build',
    transform(code, id) {
      if (!id.includes(library)) return null
      isBundled = true
      let changed = code
      for (const change of changes) {
        const before = changed
        changed = changed.replace(...change)
        if (changed !== before) idle.delete(change)
      }
      return { code: changed, map: null }
    },
    buildEnd(error) {
      if (error || !isBundled) return
      for (const [from] of idle) this.error(`Nothing in ${library} matches ${from} any more. Look at vite.config.ts.`)
    },
  }
}

/**
 * react-helmet-async brings code for React 18 that React 19 never runs, and warnings for those who write code, who have
 * them in `npm run dev` once they have changed some: 2.4 kB compressed.
 */
const onlyReact19 = patch('react-helmet-async', [
  [/if \(isReact19\)/g, 'if (true)'],
  [/helmetData && !\(helmetData instanceof HelmetData\)/, 'false'],
  [/static canUseDOM = isDocument;/, ''],
  // React compares the tags itself.
  [/import fastCompare from "react-fast-compare";/, 'const fastCompare = () => false;'],
  [/import shallowEqual from "shallowequal";/, 'const shallowEqual = () => false;'],
  [/import invariant from "invariant";/, 'const invariant = /* @__NO_SIDE_EFFECTS__ */ () => {};'],
])

/**
 * Lets the bundler leave out what we do not use of react-router: it names its components by assignment, which counts as
 * use, and looks at run time for a data router, which there is none of: 6 kB of script.
 */
const onlyUsedRouter = patch('react-router/dist/production', [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/let \{ isDataRoute \} = .+\n\s*return isDataRoute \? .+ : /, 'return '],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  // There is no basename, and what it says is read in `npm run dev` by whoever changes code.
  [/warning\(\s+locationContext != null,\s+`[^`]*`\s+\);/, ''],
  [/= (React\w*\.(?:forwardRef|memo|createContext)\(|Object\.getOwnPropertyNames\()/g, '= /* @__PURE__ */ $1'],
])

/**
 * React makes five errors as it starts, only to tell them apart later. Each notes where it was made, for which browsers
 * read the whole file again, twice: half of the time that starting takes, 25 ms, and a tenth of a second on a phone.
 */
const withoutUnreadStacks = patch('react-dom-client.production', [
  [/(\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, '$1Object.create(Error.prototype)'],
])

/**
 * We move numbers by react-spring and set styles ourselves: what it has for texts, the names of 150 colors, elements
 * that move by themselves and easings other than ours is 6 of its 15 kB.
 */
const onlyMovedNumbers = patch('@react-spring/', [
  [/createStringInterpolator,\s+colors\s+\}/, '}'],
  [/Globals\.assign\(\{\s+createStringInterpolator,\s+to: .+\s+\}\);/, ''],
  [/= (createHost|React\.createContext|once)\(/g, '= /* @__PURE__ */ $1('],
  [/(function isAnimatedString\(value\) \{\s+return) .+;/, '$1 false;'],
  [/^\tease(?!OutCubic|InOutCubic)\w+: .+$/gm, ''],
])

const shortNames = new Map<string, string>()

/** A class's name in three letters: a page names two hundred, and long ones had cost 0.5 kB of its HTML. */
function shortName(name: string, file: string): string {
  const key = `${path.relative(import.meta.dirname, file).replaceAll('\\', '/')} ${name}`
  const digest = BigInt(`0x${hash('sha256', key)}`)
    .toString(36)
    .replace(/^\d+/, '')
  const short = digest.slice(0, 3)
  const owner = shortNames.get(short)
  if (owner !== undefined && owner !== key) throw new Error(`${key} and ${owner} get the same class name. Rename one.`)
  shortNames.set(short, key)
  return short
}

interface Graph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** Whether an entry needs a module at once. */
function needs(entry: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => needs(entry, importer, graph, seen))
}

/**
 * Little that several files on demand have in common: in files of their own they would be more to ask for, each with
 * 0.8 kB of headers.
 */
const shared = /\/src\/(page\/(job-lists|subject)\.ts|components\/(Facts|FurtherPages|PassOn|copy-text)\.)/

/** Names one file for what every page runs. By itself the bundler puts what rarer sections need, too, into small ones. */
function onEveryPage(id: string, graph: Graph): string | null {
  if (shared.test(id)) return 'app'
  return needs('/entry-app.tsx', id, graph) && !needs('/entry-client.ts', id, graph) ? 'app' : null
}

/**
 * Code that is asked for together, because pages that are fetched ahead have it: each group is one file of scripts and
 * one of styles. With a file for each section the home page asked for 44, now for 30.
 */
const together: { name: string; test: RegExp }[] = [
  {
    name: 'sections',
    test: /\/src\/sections\/(articleBody|articleList|companyFacts|groups|offices|relatedPages|whyUs)\//,
  },
  { name: 'services', test: /\/src\/sections\/(factsStrip|industries|technologies)\// },
  // What few pages have: seven more names of files had cost every page 0.2 kB.
  { name: 'authored', test: /\/src\/sections\/(downloads|people|picture|questions|quotation|video|work)\// },
  {
    name: 'search',
    test: /\/src\/(sections\/)?search\/|\/src\/page\/search-index|\/(minisearch|fastest-levenshtein)\//,
  },
  // What narrows down lists of services and jobs, of which the search needs some.
  { name: 'lists', test: /\/src\/(components\/(NothingFound|ResultStatus|SearchField)|navigation\/query)\./ },
  // What of /services and /contact no other page has: both are fetched ahead.
  { name: 'ahead', test: /\/src\/(sections\/(firstMessage|serviceList)\/|navigation\/earlier-page)/ },
  { name: 'motion', test: /\/src\/motion\/(reveal|placeInRow)\.ts|\/@react-spring\// },
]

export default defineConfig({
  root: 'src',
  plugins: [react(), onlyReact19, onlyUsedRouter, withoutUnreadStacks, onlyMovedNumbers],
  resolve: {
    alias: Object.entries(router).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: fileURLToPath(new URL(`node_modules/${file}`, import.meta.url)),
    })),
  },
  css: { modules: { generateScopedName: shortName } },
  // What is imported is known before the first visit: a library that Vite finds on the way has it load the page again.
  optimizeDeps: {
    include: [
      '@react-spring/web',
      'fastest-levenshtein',
      'minisearch',
      'react',
      'react-dom',
      'react-dom/client',
      'react-helmet-async',
      'react-intersection-observer',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  build: {
    // Baseline Widely Available in November 2026: https://web.dev/baseline
    target: ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups: [{ name: onEveryPage }, ...together], includeDependenciesRecursively: false },
      },
    },
  },
})
