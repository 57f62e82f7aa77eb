import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // The names of classes stay readable in what tests print.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/build-once.ts',
    // Browsers, servers and builds share two cores; each file has its own folders and ports.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
