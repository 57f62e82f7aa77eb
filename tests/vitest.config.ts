import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { globSync } from 'tinyglobby'
import { configDefaults, defineConfig } from 'vitest/config'

const { TESTS, TEST_DEPTH } = process.env

/** npm run test:deep has files as well that take minutes each. Playwright has the tests in a browser (tests/playwright.config.ts). */
const endings = TEST_DEPTH === 'deep' ? '{test,deep}.{ts,tsx}' : 'test.{ts,tsx}'
/** Files that exchange modules for others: what has met those is of no use to other files. */
const exchanging = globSync(`tests/**/*.${endings}`).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

const exclude = [
  ...configDefaults.exclude,
  'tests/e2e/**',
  // nginx is not at home on Windows; `npm start` keeps the same promises there (tests/engine/publish/serve.test.ts).
  ...(process.platform === 'win32' ? ['tests/engine/publish/hosting/**'] : []),
]

const projects = [
  { name: 'modules of its own', include: exchanging, exclude },
  {
    // To read the engine and to compile the schemas takes half a second: these files do it once for each worker.
    name: 'shared modules',
    isolate: false,
    include: [`tests/**/*.${endings}`],
    exclude: [...exclude, ...exchanging],
  },
]

export default defineConfig({
  plugins: [react()],
  // The names of classes stay readable in what tests print.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    ...(TESTS === 'specification'
      ? { include: ['tests/specification/*.spec.ts'] }
      : { projects: projects.map((test) => ({ extends: true, test })) }),
    environment: 'node',
    // What commands print is compared as text; on CI they would color it, and say how far they are.
    env: { NO_COLOR: '1', CI: '' },
    globalSetup: 'tests/build-once.ts',
    // Browsers, servers and builds share two cores; each file has its own folders and ports.
    maxWorkers: 2,
    // Long enough for a machine that does much else besides.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
