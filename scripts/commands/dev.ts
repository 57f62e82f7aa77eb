import { createServer } from 'vite'
import { pagesPlugin } from '../live/vite-plugin-pages'
import { folder, portRefusal, readDate, readOptions, readPort } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run dev: shows every saved document at once. PORT chooses the port, 5173 if left out. */
const { values } = readOptions({ pages: { type: 'string', default: 'pages-json' }, date: { type: 'string' } })
const pages = folder(values.pages)
const port = readPort('PORT', process.env.PORT || '5173', 0)

const server = await withProgress((told) =>
  createServer({
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { port, host: '127.0.0.1', strictPort: Boolean(process.env.PORT) },
    plugins: [pagesPlugin(pages, readDate(values.date, pages), undefined, told)],
  }),
)
await server.listen().catch(async (error: unknown) => {
  await server.close()
  throw portRefusal(error, port, 'npm run dev')
})
say(`Open ${server.resolvedUrls?.local[0] ?? ''} and save a file in ${pages}: the page changes as you save.`)
