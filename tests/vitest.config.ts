import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // The names of classes stay readable in what tests print.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // Those that take minutes each are for npm run test:deep.
    include: ['tests/**/*.test.{ts,tsx}', ...(process.env.TEST_DEPTH === 'deep' ? ['tests/**/*.deep.ts'] : [])],
    // nginx is not at home on Windows; `npm start` keeps the same promises there (tests/engine/publish/serve.test.ts).
    exclude: [...configDefaults.exclude, ...(process.platform === 'win32' ? ['tests/engine/publish/hosting/**'] : [])],
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
