import { createServer } from 'vite'
import { studioBundle } from '../live/studio/bundle'
import { Studio } from '../live/studio/studio'
import { pagesPlugin } from '../live/vite-plugin-pages'
import { folder, portRefusal, readDate, readOptions, readPort } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'

/** npm run studio: the site, to be changed on its pages. PORT chooses the port, 5174 if left out. */
const { values } = readOptions({ pages: { type: 'string', default: 'pages-json' }, date: { type: 'string' } })
const pages = folder(values.pages)
const date = readDate(values.date, pages)
const port = readPort('PORT', process.env.PORT || '5174', 0)

const server = await withProgress(async (told) => {
  told('Preparing the window')
  const studio = new Studio({ pages, date }, await studioBundle())
  return createServer({
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    // Pages of other servers on this computer may read nothing of it.
    server: { port, host: '127.0.0.1', strictPort: Boolean(process.env.PORT), cors: false },
    plugins: [pagesPlugin(pages, date, studio, told)],
  })
})
await server.listen().catch(async (error: unknown) => {
  await server.close()
  throw portRefusal(error, port, 'npm run studio')
})
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
say(`Open ${origin}/@studio and click on any text: you change the page on the page.`)
