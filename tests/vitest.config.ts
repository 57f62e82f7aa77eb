import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * The files of a command: npm run specification, npm test, and npm run test:deep with those that take minutes each.
 * Playwright has the others (tests/playwright.config.ts).
 */
function includedBy({ TESTS, TEST_DEPTH }: NodeJS.ProcessEnv): string[] {
  if (TESTS === 'specification') return ['tests/specification/*.spec.ts']
  return ['tests/**/*.test.{ts,tsx}', ...(TEST_DEPTH === 'deep' ? ['tests/**/*.deep.ts'] : [])]
}

const include = includedBy(process.env)
/** Where modules are exchanged for others: what has met those is of no use to other files. */
const ownModules = ['tests/engine/{files,graphics,publish}/**/*.test.ts', 'tests/src/**/*.test.tsx']
// nginx is not at home on Windows; `npm start` keeps the same promises there (tests/engine/publish/serve.test.ts).
const exclude = [
  ...configDefaults.exclude,
  'tests/e2e/**',
  ...(process.platform === 'win32' ? ['tests/engine/publish/hosting/**'] : []),
]

export default defineConfig({
  plugins: [react()],
  // The names of classes stay readable in what tests print.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    projects: [
      { extends: true, test: { name: 'modules of its own', include: ownModules, exclude } },
      // To read the engine and to compile the schemas takes half a second, which these do once for each of two workers.
      {
        extends: true,
        test: { name: 'shared modules', isolate: false, include, exclude: [...exclude, ...ownModules] },
      },
    ],
    environment: 'node',
    // What commands print is compared as text; on CI they would color it.
    env: { NO_COLOR: '1' },
    globalSetup: 'tests/build-once.ts',
    // Browsers, servers and builds share two cores; each file has its own folders and ports.
    maxWorkers: 2,
    // Long enough for a machine that does much else besides.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
