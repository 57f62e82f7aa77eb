import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://bench.invalid',
  outDir: './dist',
  build: { format: 'file' },
  integrations: [sitemap()],
})
