import { layout } from '../layout.js'
import { each, escape } from '../text.js'

const addressOf = (part) => (part === 0 ? '/services' : `/services/page-${part + 1}`)

// A list of all services by group, parted over pages of two hundred.
export default class {
  data() {
    return {
      pagination: { data: 'services', size: 200, alias: 'shown' },
      permalink: ({ pagination }) => `${addressOf(pagination.pageNumber)}.html`,
    }
  }

  render(data) {
    const { pagination, services, shown, site } = data
    const part = pagination.pageNumber
    const page = { title: 'All services', description: 'Every seeded service by group.', address: addressOf(part) }
    return layout(
      page,
      data,
      `<section id="services" class="hero" data-band="deep" aria-labelledby="services-heading">
<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li></ol></nav>
<h1 id="services-heading">Services</h1>
</section>
<section id="by-group" data-band="light" aria-labelledby="by-group-heading">
<h2 id="by-group-heading">By group</h2>
<p>${services.length} services</p>
${each(
  site.groups,
  (group) => `<h3>${escape(group.label)}</h3>
<p>${escape(group.description)}</p>
<ul>
${each(
  shown.filter((service) => service.group === group.id),
  ({ address, title, description }) =>
    `<li><a href="${address}">${escape(title)}</a><p>${escape(description)}</p></li>`,
)}
</ul>`,
)}
${part > 0 ? `<a href="${addressOf(part - 1)}">Previous services</a>` : ''}
${part + 1 < pagination.pages.length ? `<a href="${addressOf(part + 1)}">Next services</a>` : ''}
</section>`,
    )
  }
}
