import { quoted } from './redirects'

/** With what a server answers by https. */
export interface Secure {
  /** The file with the certificate and those that vouch for it. */
  certificate: string
  /** The file with its private key. */
  key: string
  /** Where to listen for https. */
  port: number
  /** Whether nginx is 1.25.1 or newer, which turns HTTP/2 on in a line of its own and warns of the way before. */
  ownLineForHttp2: boolean
}

/**
 * What Mozilla recommends as its intermediate configuration: https://wiki.mozilla.org/Security/Server_Side_TLS. Without
 * the ciphers by DHE, which need a file of parameters and which no browser of the last ten years needs.
 */
const protocols = 'TLSv1.2 TLSv1.3'
const curves = 'X25519:prime256v1:secp384r1'
const ciphers = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':')

/** The lines by which a server answers by https and HTTP/2. */
export function listenSecurely({ certificate, key, port, ownLineForHttp2 }: Secure): string {
  return `    listen ${port} ssl${ownLineForHttp2 ? ';\n    http2 on' : ' http2'};
    ssl_certificate ${quoted(certificate)};
    ssl_certificate_key ${quoted(key)};
    ssl_protocols ${protocols};
    ssl_ecdh_curve ${curves};
    ssl_ciphers ${ciphers};
    ssl_prefer_server_ciphers off;
    ssl_session_timeout 1d;
    ssl_session_cache shared:site_tls:10m;
    ssl_session_tickets off;
`
}

/**
 * A server that leads from http to https at the same host, whichever of its names was asked for: browsers take its
 * word on https for that host alone. @param from where it listens
 */
export function serverThatLeadsToHttps(from: number, { port }: Secure): string {
  return `
server {
    listen ${from};
    server_name _;
    server_tokens off;
    return 301 https://$host${port === 443 ? '' : `:${port}`}$request_uri;
}
`
}

/**
 * Whether this nginx has a line of its own for HTTP/2.
 * @param version such as 1.22.1, or what `nginx -v` prints; undefined for the newest
 */
export function hasOwnLineForHttp2(version: string | undefined): boolean {
  const [, major, minor, patch = 0] = /(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?/.exec(version ?? '')?.map(Number) ?? []
  if (major === undefined || minor === undefined) return true
  return major > 1 || minor > 25 || (minor === 25 && patch >= 1)
}
