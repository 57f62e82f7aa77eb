import { finding } from '../../problems/finding'
import { rule, type Wording } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { isSafe, linksIn } from '../../site/links'
import { meansPage } from '../../site/page-links'
import type { DocumentCheck } from '../check'
import { isExchanged, linkFault, pictureIn } from '../link-fault'

const unsafeLink = rule({
  id: 'unsafe-link',
  about: 'The address cannot be linked to',
  words: (wording: Wording) => wording,
  wrong: {
    sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](ftp://example.com/guide)."] }',
  },
  right: {
    sections: '{ "type": "intro", "heading": "More", "text": ["Read [our guide](https://example.com/guide)."] }',
  },
})

const noAddress = (path: string): Wording => ({
  message: `${quote(path)} is not an address we can link to. Begin it with / for a page here, # for a place on this page, or https://, mailto: or tel:.`,
})

const noPicture = (picture: string, inArticle: boolean): Wording => ({
  message: `A picture cannot stand within a text. ${inArticle ? `Put ${quote(shown(picture, 80))} between quotation marks of its own` : `Remove ${quote(shown(picture, 80))}; a section such as "intro" shows one in its field "image"`}.`,
})

const exchanged: Wording = {
  message:
    'The words and the address of this button are exchanged. Write the words as "label" and the address as "path".',
  fix: { title: 'Exchange "label" and "path"', swap: 'label' },
}

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = {
  rules: [unsafeLink],
  find: ({ file, path: own, fields }) =>
    linksIn(fields).flatMap(({ path, at, part, after }) => {
      const picture = pictureIn(fields, at, path)
      if (picture !== undefined) {
        const inArticle = fields.some((field) => field.at === at && field.kind === 'article-block')
        return [finding(unsafeLink, { file, at, part: picture }, noPicture(picture, inArticle))]
      }
      if (isSafe(path)) return []
      const place = { file, at, part, after }
      if (isExchanged(fields, at, path)) return [finding(unsafeLink, place, exchanged)]
      const fault = linkFault(path)
      // What is probably a page here is judged where all pages are known. The site's identity has no address itself.
      if (!fault && own !== '' && meansPage(path)) return []
      return [finding(unsafeLink, place, fault ?? noAddress(path))]
    }),
}
