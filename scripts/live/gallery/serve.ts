import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { galleryPage } from './pages'

const files: { [address: string]: string } = {
  '/@gallery/gallery.css': 'text/css',
  '/@gallery/gallery.js': 'text/javascript',
}

/** Answers with a page of the gallery or one of its files. @returns whether the address is one of them */
export function serveGallery(address: string, response: ServerResponse): boolean {
  const type = files[address]
  const content = type
    ? readFileSync(`scripts/live/gallery/${address.slice('/@gallery/'.length)}`)
    : galleryPage(address)
  if (content === undefined) return false
  response.writeHead(200, { 'Content-Type': `${type ?? 'text/html'}; charset=utf-8`, 'Cache-Control': 'no-store' })
  response.end(content)
  return true
}
