import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { linksIn } from '../../site/links'
import type { SiteCheck } from '../check'

const button = (path: string) => ({
  sections: `{ "type": "cta", "heading": "Start", "button": { "label": "Write to us", "path": "${path}" } }`,
})

const ownEmail = rule({
  id: 'own-email',
  about: "The link has the company's own email address written out",
  words: ({ email, better }: { email: string; better: string }) => ({
    message: `${email} is the company's own address, which is written once, in _site.json. Write ${quote(better)}, and this link changes with it.`,
    severity: 'warning',
    suggestions: [better],
    fix: { title: `Write ${better}`, link: better },
  }),
  wrong: button('mailto:hello@example.com'),
  right: button('mailto:{email}'),
})

/** The company's email address stands in one place, so that it can change. */
export const ownEmails: SiteCheck = {
  rules: [ownEmail],
  asks: ['links'],
  eachByItself: true,
  find: ({ pages, site, draft }) => {
    const own = `mailto:${site.email}`.toLowerCase()
    const isOwn = (link: string) => link.toLowerCase().split('?', 1)[0] === own
    return pages
      .filter(({ links }) => links.some(isOwn))
      .flatMap(({ file }) =>
        linksIn(draft(file).fields)
          .filter(({ path }) => isOwn(path))
          .map(({ path, at, part, after }) =>
            finding(
              ownEmail,
              { file, at, part, after },
              { email: site.email, better: `mailto:{email}${path.slice(own.length)}` },
            ),
          ),
      )
  },
}
