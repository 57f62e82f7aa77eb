import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** react-router's package always points at its development build; this is the same code without its warnings. */
const router = { 'react-router/dom': 'react-router/dist/production/dom-export.mjs', 'react-router': 'react-router/dist/production/index.mjs' }

/** react-helmet-async brings code for React 18 that React 19 never runs: 1.4 kB compressed. */
function onlyReact19(): Plugin {
  const before = 'var isReact19 = '
  return {
    name: 'only-react-19',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('react-helmet-async') || !code.includes(before)) return null
      return { code: code.replace(/if \(isReact19\)/g, 'if (true)'), map: null }
    },
  }
}

export default defineConfig({
  root: 'src',
  plugins: [react(), onlyReact19()],
  resolve: { alias: Object.entries(router).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: new URL(`node_modules/${file}`, import.meta.url).pathname })) },
  css: { modules: { generateScopedName: '[local]-[hash:base64:5]' } },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
