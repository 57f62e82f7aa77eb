import { hiddenPattern } from '../site/reserved-addresses'
import { checked, dataPattern, disposition, downloadPattern, everywhere, forever, immutablePattern } from './headers'
import type { Redirect } from './redirects'

/**
 * A complete nginx configuration for plain HTTP, to be included at the http level. The maps match whatever the
 * letter case, so one lookup corrects case, slash, .html and aliases in a single hop.
 * @param command what printed it @param root the built site's folder @param port where to listen @param packed whether compressed copies lie beside its files
 */
export function nginxConfiguration({
  command,
  root,
  port,
  table,
  packed,
}: {
  command: string
  root: string
  port: number
  table: Redirect[]
  packed: boolean
}): string {
  const longest = table.reduce((length, { from }) => Math.max(length, Buffer.byteLength(from)), 0)
  const headers = Object.entries(everywhere).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  return `# Printed by: ${command}
# Include it at the http level. Print it again whenever a page is added, moved or removed.
# nginx refuses to start if an address does not fit a bucket, and warns if too few do.
map_hash_bucket_size ${powerOfTwo(6 * (longest + 24))};
map_hash_max_size ${powerOfTwo(Math.max(2048, table.length * 2))};

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
${table.map(({ from, to }) => `    ${quote(from)} ${quote(to)};`).join('\n')}
}
map $uri $site_cache {
    default ${quote(checked)};
    "~${immutablePattern}" ${quote(forever)};
}
map $uri $site_robots {
    default "";
    "~${dataPattern}" noindex;
}
map $uri $site_disposition {
    default "";
    "~${downloadPattern}" ${disposition};
}

server {
    listen ${port};
    server_name _;
    root ${quote(root)};
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
${packed ? compressedCopies : ''}    gzip_vary on;
    gzip_comp_level 6;
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

const compressedCopies = `    gzip_static on;
    # The copies by Brotli are a sixth smaller. Where nginx has its module (libnginx-mod-http-brotli-static on Debian):
    # brotli_static on;
`

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least))
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
