import { finding } from '../../problems/finding'
import { isSafe, linksIn } from '../../site/links'
import { meansPage } from '../../site/page-links'
import { withScheme } from '../against-schema/forms'
import type { DocumentCheck } from '../check'

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = ({ file, path: own, fields }) =>
  linksIn(fields).flatMap(({ path, at, part, after }) =>
    // What is probably a page here is judged where all pages are known. The site's identity has no address itself.
    isSafe(path) || (own !== '' && meansPage(path))
      ? []
      : [finding('unsafe-link', { file, at, part, after }, { path, better: betterAddress(path) })],
  )

/** The address that was probably meant: with https:// or mailto: before it. */
function betterAddress(path: string): string | undefined {
  const [, email] = /^(?:https?:\/*|mailto:?\/*)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/i.exec(path.trim()) ?? []
  return email ? `mailto:${email}` : withScheme(path)
}
