import { anchorOf } from '../../engine/text/anchor'
import { guideAddress, partOfGuide } from '../guide/addresses'
import { exampleAddress, galleryAddress, typesInGallery, type SectionType } from './examples'

/** Widths of a phone, a tablet and a desktop. */
const widths = [390, 768, 1440]

/** The gallery's page at an address, as HTML; undefined if there is none. */
export function galleryPage(address: string): string | undefined {
  const types = typesInGallery()
  if (address === galleryAddress) return page('Sections', contents(types))
  const shown = types.find(({ type }) => address === `${galleryAddress}/${type}`)
  return shown && page(shown.type, `${waysFrom(shown)}${examplesOf(shown)}`)
}

/** From a section type to all of them, and to what the guide says of it. */
function waysFrom({ type }: SectionType): string {
  const inGuide = `${partOfGuide('sections')}#${anchorOf(type)}`
  return `<p><a href="${galleryAddress}">All sections</a> · <a href="${inGuide}">Its fields, in the guide</a></p>`
}

function contents(types: SectionType[]): string {
  const entries = types.map(
    ({ type, description, examples }) =>
      `<li><h2><a href="${galleryAddress}/${type}">${type}</a></h2><p>${escape(description)}</p><p>${examples.length} examples</p></li>`,
  )
  return `<p>Every kind of section a page can have. Open one to see its examples on a phone, a tablet and a desktop, and to copy the JSON for your page. How to make a page stands in <a href="${guideAddress}">the guide</a>.</p><ul class="types">${entries.join('')}</ul>`
}

function examplesOf({ type, description, examples }: SectionType): string {
  return `<p>${escape(description)}</p>${examples.map((example, i) => exampleOf(type, example, i + 1, examples.length)).join('')}`
}

function exampleOf(type: string, example: unknown, place: number, count: number): string {
  const address = exampleAddress(type, place)
  const frames = widths.map(
    (width) =>
      `<figure><figcaption>${width} pixels wide</figcaption><iframe src="${address}" title="${type}, example ${place}, ${width} pixels wide" width="${width}" height="600" loading="lazy"></iframe></figure>`,
  )
  const json = escape(JSON.stringify(example, undefined, 2))
  return `<section><h2>Example ${place} of ${count}</h2><p><a href="${address}">Open it by itself</a></p><button type="button">Copy JSON</button><details><summary>Its JSON</summary><pre tabindex="0">${json}</pre></details><div class="frames">${frames.join('')}</div></section>`
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Gallery</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/@gallery/gallery.css"><script type="module" src="/@gallery/gallery.js"></script></head><body><main><h1>${title}</h1>${content}</main></body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
