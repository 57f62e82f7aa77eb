import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, quote } from '../../problems/words/sentence'
import { isSafe, linksIn } from '../../site/links'
import { meansPage } from '../../site/page-links'
import { withScheme } from '../against-schema/forms'
import type { DocumentCheck } from '../check'

const unsafeLink = rule({
  id: 'unsafe-link',
  about: 'The address cannot be linked to',
  words: ({ path, better }: { path: string; better?: string }) => ({
    message: `${quote(path)} is not an address we can link to.${didYouMean(better) || ' Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:.'}`,
    suggestions: better ? [better] : [],
  }),
  wrong: {
    sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](ftp://example.com/guide)."] }',
  },
  right: {
    sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](https://example.com/guide)."] }',
  },
})

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = {
  rules: [unsafeLink],
  find: ({ file, path: own, fields }) =>
    linksIn(fields).flatMap(({ path, at, part, after }) =>
      // What is probably a page here is judged where all pages are known. The site's identity has no address itself.
      isSafe(path) || (own !== '' && meansPage(path))
        ? []
        : [finding(unsafeLink, { file, at, part, after }, { path, better: betterAddress(path) })],
    ),
}

/** The address that was probably meant: with https:// or mailto: before it. */
function betterAddress(path: string): string | undefined {
  const [, email] = /^(?:https?:\/*|mailto:?\/*)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/i.exec(path.trim()) ?? []
  return email ? `mailto:${email}` : withScheme(path)
}
