import { each, escape } from './text.js'

const menuLinks = (menu, group) =>
  each(
    menu.filter((service) => service.group === group.id),
    (service) => `<li><a href="${service.address}">${escape(service.title)}</a></li>`,
  )

const header = (address, site, menu) => `<header>
<a href="/" class="logo">${escape(site.name)}</a>
<nav aria-label="Main">
<ul>
${each(
  site.navigation,
  ({ path, label }) => `<li><a href="${path}"${path === address ? ' aria-current="page"' : ''}>${escape(label)}</a>
${
  path === site.roots.services
    ? `<div id="services-menu">${each(site.groups, (group) => `<p>${escape(group.label)}</p><ul>${menuLinks(menu, group)}</ul>`)}</div>`
    : ''
}</li>`,
)}
</ul>
</nav>
</header>`

const footer = (site, menu) => `<footer>
<a href="/" class="logo">${escape(site.name)}</a>
<p>${escape(site.description)}</p>
<ul>
<li><a href="mailto:${escape(site.email)}">${escape(site.email)}</a></li>
<li><a href="${escape(site.linkedin)}" target="_blank" rel="noopener">LinkedIn</a></li>
</ul>
<nav aria-label="Footer">
<h2>Company</h2>
<ul>${each(site.companyLinks, ({ path, label }) => `<li><a href="${path}">${escape(label)}</a></li>`)}</ul>
${each(site.groups, (group) => `<h2>${escape(group.label)}</h2><ul>${menuLinks(menu, group)}</ul>`)}
</nav>
${each(
  site.offices,
  ({ city, region, address, country }) =>
    `<address><strong>${escape(city)}, ${escape(region)}</strong> ${escape(address.join(', '))}, ${escape(country)}</address>`,
)}
<p>© ${site.copyrightYear} ${escape(site.legalName)}. All rights reserved.</p>
</footer>`

export const layout = ({ title, description, address }, { site, services }, main) => {
  const menu = services.filter((service) => service.menu !== undefined)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | ${escape(site.name)}</title>
<meta name="description" content="${escape(description)}">
<link rel="canonical" href="${site.url}${address}">
<meta property="og:site_name" content="${escape(site.name)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${site.url}${address}">
<meta name="theme-color" content="#050b1d">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/styles.css">
</head>
<body>
<a class="skip-link" href="#main">Skip to main content</a>
${header(address, site, menu)}
<main id="main">
${main}
</main>
${footer(site, menu)}
</body>
</html>`
}
