const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A text as it may stand in XML, and in HTML within it, also in quotation marks. Control characters, of which XML may
 * have none, are left out, and so is half of a letter that needs two: https://www.w3.org/TR/xml/#charsets
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
