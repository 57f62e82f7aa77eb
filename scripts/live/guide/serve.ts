import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { guideFiles } from '../../engine/problems/problem'
import { sendFile, sendPage } from '../send-page'
import { guideAddress } from './addresses'
import { guideDocuments } from './documents'
import { documentPage, foundPage, stylesAt, styleSheets } from './pages'

/**
 * Answers with a document of the guide, what was found in it, or one of its files.
 * @param search what is looked for, if anything @returns whether the address is one of them
 */
export function serveGuide(address: string, search: string, response: ServerResponse): boolean {
  const document = guideDocuments.find((one) => one.address === address)
  const styles = styleSheets.find((name) => address === stylesAt + name)
  const [, picture] = /^\/([\w-]+\.webp)$/.exec(address.slice(guideAddress.length)) ?? []
  const file = picture && address.startsWith(guideAddress) && path.join(path.dirname(guideFiles.sections), picture)
  if (document) sendPage(response, search.trim() ? foundPage(document, search) : documentPage(document))
  else if (styles) sendFile(response, 'text/css; charset=utf-8', `scripts/live/guide/${styles}`)
  else if (file && existsSync(file)) sendFile(response, 'image/webp', file)
  else return false
  return true
}
