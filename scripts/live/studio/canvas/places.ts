import { valueOf } from '../../../engine/text/value-of'
import { markTexts, readMark } from '../marks'
import { isSame, isWithin, type At, type CanvasHost } from './host'
import { regionOf, type Region } from './region'
import { standInMark } from './stand-in'
import { textField, textIn } from './text-kind'

/** Where the texts of a document stand on the page, in the order of the page. */
export interface Places {
  regions: Region[]
  /** The text in which a point of the page is. */
  around(node: Node | null): Region | undefined
  /** The text at a place of the document; else the first within it. Where it stands twice, the one to be edited. */
  of(at: At): Region | undefined
}

/** Looks for the marks on the page. */
export function findPlaces(page: Document, host: CanvasHost): Places {
  // While the file is broken by hand, what stands on the page leads nowhere.
  const document = valueOf(host.text())
  const { places } = markTexts(document, () => false)
  const regions = markedTexts(page).flatMap((text): Region[] => {
    const number = readMark(text.data)
    const at = number === undefined ? undefined : places[number]
    const value = at && textIn(document, at)
    const container = text.parentElement
    if (number === undefined || !at || value === undefined || !container) return []
    return [regionOf({ text, container, at, value, number, kind: textField(host.forms?.(), document, at)?.as })]
  })
  const byElement = new Map<Element, Region[]>()
  for (const region of regions) byElement.set(region.container, [...(byElement.get(region.container) ?? []), region])
  return {
    regions,
    around(node) {
      for (let element = elementOf(node); element; element = element.parentElement) {
        const found = byElement.get(element)
        if (found) return found.find(({ nodes }) => nodes.some((part) => part.contains(node))) ?? found[0]
      }
      return undefined
    },
    of(at) {
      const exact = regions.filter((region) => isSame(region.at, at))
      const within = exact.length > 0 ? exact : regions.filter((region) => isWithin(region.at, at))
      return within.find(({ as }) => as !== undefined) ?? within[0]
    },
  }
}

function markedTexts(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isText(node) && node.data.includes('\u2063') && !node.parentElement?.closest(`script, [${standInMark}]`))
      found.push(node)
  return found
}

function isText(node: Node): node is Text {
  return node.nodeType === 3
}

function elementOf(node: Node | null): HTMLElement | null {
  if (!node) return null
  return isElement(node) ? node : node.parentElement
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1
}
