import type { ServerResponse } from 'node:http'
import { sendFile, sendPage } from '../send-page'
import { galleryPage } from './pages'

const files: { [address: string]: string } = {
  '/@gallery/gallery.css': 'text/css; charset=utf-8',
  '/@gallery/gallery.js': 'text/javascript; charset=utf-8',
}

/** Answers with a page of the gallery or one of its files. @returns whether the address is one of them */
export function serveGallery(address: string, response: ServerResponse): boolean {
  const type = files[address]
  const page = galleryPage(address)
  if (type) sendFile(response, type, `scripts/live/gallery/${address.slice('/@gallery/'.length)}`)
  else if (page !== undefined) sendPage(response, page)
  return type !== undefined || page !== undefined
}
