import path from 'node:path'
import { hiddenPattern } from '../site/reserved-addresses'
import {
  checked,
  dataPattern,
  disposition,
  downloadPattern,
  everywhere,
  forever,
  immutablePattern,
  ofDocuments,
  partPattern,
  strictTransport,
} from './headers'
import { listenSecurely, serverThatLeadsToHttps, type Secure } from './nginx-tls'
import { addressMapFile, quoted } from './redirects'

/**
 * A complete nginx configuration, to be included at the http level. The maps match whatever the letter case, so one
 * lookup corrects case, slash, .html and aliases in a single hop. It has no address in it: those are in a file of the
 * built site, so it stays the same as pages come and go.
 * @param command what printed it @param root the built site's folder @param port where to listen for http
 * @param secure with what to answer by https; without it the site is served by http
 * @param packed whether compressed copies lie beside the site's files @param brotli whether nginx can send those by Brotli
 */
export function nginxConfiguration({
  command,
  root,
  port,
  secure,
  packed,
  brotli = false,
}: {
  command: string
  root: string
  port: number
  secure?: Secure | undefined
  packed: boolean
  brotli?: boolean
}): string {
  const always = Object.entries({ ...everywhere, ...(secure && strictTransport) })
  const documents = Object.entries(ofDocuments)
  const headers = [
    ...always.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    ...documents.map(([name]) => `    add_header ${name} ${variableFor(name)} always;`),
  ]
  return `# Printed by: ${command}
# Include it at the http level. It stays as it is when pages are added, moved or removed: nginx -s reload is enough.
# An address may have 1,000 letters and signs; nginx refuses to start if one does not fit a bucket, and warns if too few do.
map_hash_bucket_size 8192;
map_hash_max_size 65536;

# /about/ and /about.html are /about.
# Both are volatile because the not-found page is another address, to which they must not be applied as they were.
map $uri $site_bare {
    volatile;
    default $uri;
    ~^(?<site_path>(/.*?)??)(/index)?(\\.html)?/*\\z  $site_path;
}
# The one address of each page, whatever the letter case. What is no page stays as it is.
map $site_bare $site_address {
    volatile;
    default $uri;
    "" /;
    # Written by each build. As it is named by a pattern, nginx starts without it, before the first one.
    include ${quoted(namedByPattern(path.join(root, addressMapFile)))};
}
map $uri $site_cache {
    default ${quoted(checked)};
    "~${immutablePattern}" ${quoted(forever)};
}
# What a document may do is not said of the files it is made of. nginx leaves out a header that is empty.
${documents.map(([name, value]) => `map $uri ${variableFor(name)} {\n    default ${quoted(value)};\n    "~${partPattern}" "";\n}`).join('\n')}
map $uri $site_robots {
    default "";
    "~${dataPattern}" noindex;
}
map $uri $site_disposition {
    default "";
    "~${downloadPattern}" ${disposition};
}
${secure ? serverThatLeadsToHttps(port, secure) : ''}
server {
${secure ? listenSecurely(secure) : `    listen ${port};`}
    server_name _;
    root ${quoted(root)};
    charset utf-8;
    etag on;
    absolute_redirect off;
    server_tokens off;

    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        application/xml xml;
        application/rss+xml rss;
        text/plain txt;
        image/svg+xml svg;
        image/avif avif;
        image/webp webp;
        image/jpeg jpg jpeg;
        image/png png;
        image/x-icon ico;
        font/woff2 woff2;
        video/mp4 mp4;
        video/webm webm;
        text/vtt vtt;
        application/pdf pdf;
        application/zip zip;
        text/csv csv;
    }
    default_type application/octet-stream;

    gzip on;
${packed ? compressedCopies(brotli) : '    gzip_vary on;\n'}    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types text/css text/javascript application/json application/manifest+json application/xml application/rss+xml text/plain image/svg+xml;

${headers.join('\n')}
    add_header Cache-Control $site_cache always;
    add_header X-Robots-Tag $site_robots;
    add_header Content-Disposition $site_disposition;

    if ($site_address != $uri) {
        return 301 $site_address$is_args$args;
    }

    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
    location ~ ${hiddenPattern} {
        return 404;
    }
    location = /404 {
        return 404;
    }
    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
}
`
}

/** Where the value of a header is kept: $site_referrer_policy */
const variableFor = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** nginx knows brotli_static only with a module, and without it refuses to start. The module leaves Vary to others. */
const compressedCopies = (brotli: boolean) =>
  brotli
    ? `    gzip_static on;
    brotli_static on;
    add_header Vary Accept-Encoding always;
`
    : `    gzip_static on;
    # With Brotli's module, and --brotli for the command above, pages are a sixth smaller.
    gzip_vary on;
`

/** The file as the one that fits a pattern, whatever signs its folders have. */
function namedByPattern(file: string): string {
  const { dir, base } = path.parse(file.replace(/[\\*?[]/g, '\\$&'))
  return `${dir}/[${base.slice(0, 1)}]${base.slice(1)}`
}
