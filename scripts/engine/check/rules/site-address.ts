import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean } from '../../problems/words/sentence'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

const siteAddress = rule({
  id: 'site-address',
  about: "The site's own address is not right",
  words: ({ better }: { better?: string }) => ({
    message: `"url" is not the address of a whole site.${didYouMean(better) || ' Write https:// and the name of the site, and nothing else, such as https://www.example.com.'}`,
    suggestions: better ? [better] : [],
  }),
  wrong: { site: '"url": "https://www.gwp.test?from=mail"' },
  right: { site: '"url": "https://www.gwp.test"' },
})

/** The site's address is an origin as browsers write it, since paths are put right behind it: https://html.spec.whatwg.org/#origin */
export const siteAddresses: DocumentCheck = {
  rules: [siteAddress],
  find: ({ file, value }) => {
    const url = isObject(value) ? value.url : undefined
    // What does not even look like one breaks the schema, which says so.
    if (typeof url !== 'string' || !/^https?:\/\/[^/]+$/.test(url)) return []
    const origin = URL.canParse(url) ? new URL(url).origin : undefined
    return origin === url ? [] : [finding(siteAddress, { file, at: ['url'] }, { better: origin })]
  },
}
