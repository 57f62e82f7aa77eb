import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** react-router's package always points at its development build; this is the same code without its warnings. */
const router = {
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
}

/** react-helmet-async brings code for React 18 that React 19 never runs: 2 kB compressed. */
function onlyReact19(): Plugin {
  const changes: [RegExp, string][] = [
    [/if \(isReact19\)/g, 'if (true)'],
    [/helmetData && !\(helmetData instanceof HelmetData\)/, 'false'],
    [/static canUseDOM = isDocument;/, ''],
    // React compares the tags itself.
    [/import fastCompare from "react-fast-compare";/, 'const fastCompare = () => false;'],
  ]
  return {
    name: 'only-react-19',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('react-helmet-async')) return null
      return { code: changes.reduce((changed, [from, to]) => changed.replace(from, to), code), map: null }
    },
  }
}

/** Lets the bundler leave out what we do not use of react-router: it names its components by assignment, which counts as use. */
function onlyUsedRouter(): Plugin {
  return {
    name: 'only-used-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('react-router/dist/production')) return null
      const unnamed = code.replace(/^\w+\.displayName = "\w+";$/gm, '')
      return {
        code: unnamed.replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}

export default defineConfig({
  root: 'src',
  plugins: [react(), onlyReact19(), onlyUsedRouter()],
  resolve: {
    alias: Object.entries(router).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: fileURLToPath(new URL(`node_modules/${file}`, import.meta.url)),
    })),
  },
  // Lightning CSS reads CSS Modules itself; PostCSS would take three seconds longer over them.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]-[hash]' } } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
  },
})
