import { each, escape, inline, slug } from './text.js'

const band = (section, type, ground, content) => {
  const id = slug(section.heading)
  return `<section id="${id}" class="${type}" data-band="${ground}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${escape(section.heading)}</h2>
${content}
</section>`
}

const button = ({ path, label }) => `<a href="${escape(path)}" class="button">${escape(label)}</a>`

export const sections = {
  hero: (section, { site, doc }) => {
    const id = slug(section.heading)
    return `<section id="${id}" class="hero" data-band="deep" aria-labelledby="${id}-heading">
<nav aria-label="Breadcrumb">
<ol>
<li><a href="/">Home</a></li>
${doc.group ? `<li><a href="${site.roots.services}">Services</a></li>` : ''}
</ol>
</nav>
<h1 id="${id}-heading">${escape(section.heading)}</h1>
${section.text ? `<p>${inline(section.text)}</p>` : ''}
${section.button ? button(section.button) : ''}
</section>`
  },
  intro: (section) =>
    band(
      section,
      'intro',
      'light',
      each(section.text, (text) => `<p>${inline(text)}</p>`),
    ),
  cardGrid: (section) =>
    band(
      section,
      'card-grid',
      'light',
      `<ul>
${each(
  section.cards,
  (card) => `<li><article>
<img src="/assets/drawings/${escape(card.icon)}.svg" alt="" width="64" height="64" loading="lazy">
<h3>${escape(card.title)}</h3>
<p>${inline(card.description)}</p>
<ul>
${each(card.keyPoints, (point) => `<li>${inline(point)}</li>`)}
</ul>
</article></li>`,
)}
</ul>`,
    ),
  process: (section) =>
    band(
      section,
      'process',
      'deep',
      `<ol>
${each(section.steps, (step) => `<li><h3>${escape(step.title)}</h3><p>${inline(step.description)}</p></li>`)}
</ol>`,
    ),
  whyUs: (section) =>
    band(
      section,
      'why-us',
      'deep',
      `<ul>
${each(
  section.reasons,
  (
    reason,
  ) => `<li><svg aria-hidden="true" width="24" height="24"><use href="/assets/icons.svg#${escape(reason.icon)}"></use></svg>
<h3>${escape(reason.title)}</h3><p>${inline(reason.description)}</p></li>`,
)}
</ul>`,
    ),
  cta: (section) => band(section, 'cta', 'light', `<p>${inline(section.text)}</p>\n${button(section.button)}`),
}
