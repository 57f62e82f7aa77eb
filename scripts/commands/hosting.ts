import { existsSync } from 'node:fs'
import path from 'node:path'
import { readContent } from '../engine/check/content'
import { nginxConfiguration } from '../engine/publish/nginx'
import { redirectTable } from '../engine/publish/redirects'
import { servedIn } from '../engine/publish/releases/folder'
import { Refusal } from '../engine/refusal'
import { folder, readDate, readOptions, readPort } from '../options'

/** npm run hosting -- nginx: prints the configuration for a web server, made from the same table as `npm start`. */
const { values, positionals } = readOptions(
  {
    root: { type: 'string' },
    to: { type: 'string' },
    port: { type: 'string', default: '80' },
    pages: { type: 'string', default: 'pages-json' },
  },
  true,
)
if (positionals.join() !== 'nginx')
  throw new Refusal('Say for which server: npm run hosting -- nginx --to /var/www/site --port 80')
const port = readPort('--port', values.port, 1)
const pages = folder(values.pages)
const { shown: index, date } = readContent({ pages, date: readDate(undefined, pages) })
if (values.root && values.to)
  throw new Refusal('Say either --root, a folder with a site, or --to, a folder of releases; not both.')
// A release always has compressed copies, and may be yet to come.
const root = values.to ? servedIn(path.resolve(values.to)) : path.resolve(values.root ?? 'dist')
const packed = values.to !== undefined || existsSync(path.join(root, 'index.html.gz'))
const command = `npm run hosting -- nginx ${values.to ? `--to ${path.resolve(values.to)}` : `--root ${root}`} --port ${port}`
process.stdout.write(nginxConfiguration({ command, root, port, table: redirectTable({ index, date }), packed }))
