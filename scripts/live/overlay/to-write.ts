/** What a new page is begun with says what to write in its place. It is marked where it is read, and the page stays as React made it. */
export function markTextsToWrite(): void {
  // Older browsers show such texts without a mark; the list of problems has them in any case.
  if (!('highlights' in CSS)) return
  const ranges: Range[] = []
  const main = document.querySelector('main') ?? document.body
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.includes('To write:')) continue
    const range = new Range()
    range.selectNodeContents(text)
    ranges.push(range)
  }
  CSS.highlights.set('to-write', new Highlight(...ranges))
}
