import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { faultsAt, isHost, type HostName } from '../engine/publish/hosts'
import { nginxConfiguration } from '../engine/publish/nginx'
import { hasOwnLineForHttp2 } from '../engine/publish/nginx-tls'
import { servedIn } from '../engine/publish/releases/folder'
import { Refusal } from '../engine/refusal'
import { readOptions, readPort } from '../options'
import { say } from '../report/terminal'

/**
 * npm run hosting -- nginx: prints the configuration for a web server. With netlify or cloudflare in place of nginx, says
 * whether that host takes all of the built site.
 */
const { values, positionals } = readOptions(
  {
    root: { type: 'string' },
    to: { type: 'string' },
    port: { type: 'string', default: '80' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    'secure-port': { type: 'string', default: '443' },
    nginx: { type: 'string' },
    brotli: { type: 'boolean', default: false },
  },
  true,
)
const [server] = positionals
if (positionals.length === 1 && isHost(server)) sayWhatFits(server)
else if (positionals.join() === 'nginx') printConfiguration()
else
  throw new Refusal(
    'Say for which server: npm run hosting -- nginx --to /var/www/site --port 80. For hosts that take a folder: netlify or cloudflare.',
  )

function sayWhatFits(host: HostName): void {
  const out = values.root ?? 'dist'
  const { name, faults } = faultsAt(host, out)
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  say(`${name} takes all of ${out}: its redirects and headers are in _redirects and _headers there.`)
}

function printConfiguration(): void {
  const port = readPort('--port', values.port, 1)
  const securePort = readPort('--secure-port', values['secure-port'], 1)
  if (values.root && values.to)
    throw new Refusal('Say either --root, a folder with a site, or --to, a folder of releases; not both.')
  if (Boolean(values.certificate) !== Boolean(values.key))
    throw new Refusal(
      'https needs both: --certificate, the file with the certificate, and --key, the one with its key.',
    )
  if (values.certificate && port === securePort)
    throw new Refusal(`http and https cannot share port ${port}. Choose another with --port or --secure-port.`)

  const { stdout, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  /** As nginx is found on this machine, which most often is the server. */
  const version = values.nginx ?? /\d{1,4}\.\d{1,4}\.\d{1,4}/.exec(`${stdout}${stderr}`)?.[0]
  // A release always has compressed copies, and may be yet to come.
  const root = values.to ? servedIn(path.resolve(values.to)) : path.resolve(values.root ?? 'dist')
  const packed = values.to !== undefined || existsSync(path.join(root, 'index.html.gz'))
  const secure =
    values.certificate && values.key
      ? {
          certificate: path.resolve(values.certificate),
          key: path.resolve(values.key),
          port: securePort,
          ownLineForHttp2: hasOwnLineForHttp2(version),
        }
      : undefined
  const given = [
    values.to ? `--to ${path.resolve(values.to)}` : `--root ${root}`,
    `--port ${port}`,
    ...(secure ? [`--certificate ${secure.certificate} --key ${secure.key} --secure-port ${secure.port}`] : []),
    ...(secure && version ? [`--nginx ${version}`] : []),
    ...(values.brotli ? ['--brotli'] : []),
  ]
  const command = `npm run hosting -- nginx ${given.join(' ')}`
  process.stdout.write(nginxConfiguration({ command, root, port, secure, packed, brotli: values.brotli }))
}
