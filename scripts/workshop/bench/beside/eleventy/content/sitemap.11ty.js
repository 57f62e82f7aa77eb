import { each } from '../text.js'

export default class {
  data() {
    return { permalink: '/sitemap.xml' }
  }

  render({ documents, site }) {
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${each(documents, ({ address }) => `<url><loc>${site.url}${address}</loc></url>`)}
</urlset>`
  }
}
