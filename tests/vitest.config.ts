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

export default defineConfig({
  plugins: [react()],
  // The names of classes stay readable in what tests print.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: includedBy(process.env),
    // nginx is not at home on Windows; `npm start` keeps the same promises there (tests/engine/publish/serve.test.ts).
    exclude: [
      ...configDefaults.exclude,
      'tests/e2e/**',
      ...(process.platform === 'win32' ? ['tests/engine/publish/hosting/**'] : []),
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
