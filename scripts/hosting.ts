import { existsSync } from 'node:fs'
import path from 'node:path'
import { readContent } from './content/content'
import { folder, readDate, readOptions, readPort } from './options'
import { nginxConfiguration } from './output/nginx'
import { redirectTable } from './output/redirects'
import { Refusal } from './refusal'

/** npm run hosting -- nginx: prints the configuration for a web server, made from the same table as `npm start`. */
const { values, positionals } = readOptions(
  {
    root: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '80' },
    pages: { type: 'string', default: 'pages-json' },
  },
  true,
)
if (positionals.join() !== 'nginx')
  throw new Refusal('Say for which server: npm run hosting -- nginx --root /var/www/site --port 80')
const port = readPort('--port', values.port, 1)
const { index } = readContent({ pages: folder(values.pages), date: readDate(undefined) })
const root = path.resolve(values.root)
process.stdout.write(
  nginxConfiguration({ root, port, table: redirectTable(index), packed: existsSync(path.join(root, 'index.html.gz')) }),
)
