import MarkdownIt from 'markdown-it'
import { readSchemas, sectionTypes } from '../../engine/schema/schemas'
import { galleryAddress } from '../gallery/examples'
import { moduleAddress } from '../send-page'
import { partOfGuide } from './addresses'
import { guideDocuments, readGuide, type GuideDocument } from './documents'
import { excerptOf, markedIn } from './excerpt'
import type { Part } from './markdown'
import { searchGuide, type Entry } from './search'

/** The files that style it, in this folder. */
export const styleSheets = ['guide.css', 'document.css']

export const stylesAt = '/@guide/'

/** What one looks for seldom stands further down. */
const mostFound = 40

const { escapeHtml: escape } = new MarkdownIt().utils

/** A document of the guide as a page, with what is in it beside it. */
export function documentPage(document: GuideDocument): string {
  const { html, parts } = readGuide(document)
  const title = parts[0]?.heading ?? document.label
  const article = document.address === partOfGuide('sections') ? withGallery(html) : html
  return page(document, title, `${contents(parts)}<article>${article}</article>`)
}

/** What was found in the guide, on the page that somebody was on. */
export function foundPage(document: GuideDocument, search: string): string {
  const found = searchGuide(search)
  const places = found.length === 1 ? 'One place' : `${found.length || 'No'} places`
  const title = `${places} for “${search.trim()}”`
  const list = found.slice(0, mostFound).map((entry) => result(entry, search))
  const more = found.length > mostFound ? ' The best are shown; one more word finds fewer.' : ''
  const hint =
    found.length > 0
      ? `Arrow keys go from place to place, Escape back to the field.${more}`
      : 'Try another word for it, or fewer.'
  const results = list.length > 0 ? `<ol>${list.join('')}</ol>` : ''
  return page(
    document,
    title,
    `<section class="found"><h1>${escape(title)}</h1><p>${hint}</p>${results}</section>`,
    search,
  )
}

function result({ address, kind, title, words }: Entry, search: string): string {
  const shown = markedIn(excerptOf(words, search), search).map(([text, marked]) =>
    marked ? `<mark>${escape(text)}</mark>` : escape(text),
  )
  return `<li data-kind="${kind}"><p class="kind">${kind}</p><a href="${address}">${escape(title)}</a><p>${shown.join('')}</p></li>`
}

/** The headings of a document, those within others below them. */
function contents(parts: readonly Part[]): string {
  const entries = parts.filter(({ level }) => level === 2 || level === 3)
  const links = entries.map(
    ({ id, heading, level }) => `<li data-level="${level}"><a href="#${id}">${escape(heading)}</a></li>`,
  )
  return `<nav class="contents" aria-labelledby="contents"><details><summary id="contents">On this page</summary><ul>${links.join('')}</ul></details></nav>`
}

/** Below each section type the way to its examples. */
function withGallery(html: string): string {
  return sectionTypes(readSchemas()).reduce((shown, type) => {
    const way = `<p class="way"><a href="${galleryAddress}/${type}">See ${type} on a phone, a tablet and a desktop, and copy it</a></p>`
    return shown.replace(new RegExp(`(<h3 id="${type.toLowerCase()}">.*</div>\n)`), `$1${way}`)
  }, html)
}

function page({ address }: GuideDocument, title: string, content: string, search = ''): string {
  const ways = guideDocuments.map(
    (document) =>
      `<li><a href="${document.address}"${document.address === address && !search ? ' aria-current="page"' : ''}>${document.label}</a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} | Guide</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/styles/tokens.css">${styleSheets.map((file) => `<link rel="stylesheet" href="${stylesAt}${file}">`).join('')}<script type="module" src="${moduleAddress('scripts/live/guide/search-field.ts')}"></script></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><p class="name"><a href="${guideDocuments[0]?.address}">Guide</a></p><nav aria-label="Guide"><ul>${ways.join('')}<li><a href="${galleryAddress}">Gallery</a></li><li><a href="/">The site</a></li></ul></nav>
<search><form action="${address}"><label for="guide-search">Search the guide</label><input id="guide-search" type="search" name="search" value="${escape(search)}" placeholder="menu, picture, dead-link …" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></form></search><p role="status" class="told"></p></header>
<main id="content" tabindex="-1">${content}</main></body></html>`
}
