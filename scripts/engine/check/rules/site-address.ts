import { finding } from '../../problems/finding'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'

/** The site's address is an origin as browsers write it, since paths are put right behind it: https://html.spec.whatwg.org/#origin */
export const siteAddress: DocumentCheck = ({ file, value }) => {
  const url = isObject(value) ? value.url : undefined
  // What does not even look like one breaks the schema, which says so.
  if (typeof url !== 'string' || !/^https?:\/\/[^/]+$/.test(url)) return []
  const origin = URL.canParse(url) ? new URL(url).origin : undefined
  return origin === url ? [] : [finding('site-address', { file, at: ['url'] }, { better: origin })]
}
