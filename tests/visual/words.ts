/** What tests ask of the words on a page. Each of these runs in the browser, by itself. */

/** Words that reach beyond the window, or beyond what clips them and cannot be scrolled. */
export function cutOff(): string[] {
  const shown = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button, td, th)')]
  return shown
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .flatMap((element) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let [left, right] = [innerWidth, 0]
      while (walker.nextNode()) {
        // What is only for screen readers may reach anywhere.
        if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue
        range.selectNode(walker.currentNode)
        const own = range.getBoundingClientRect()
        if (own.width === 0) continue
        ;[left, right] = [Math.min(left, own.left), Math.max(right, own.right)]
      }
      let room = { left: 0, right: innerWidth }
      // The window can be scrolled as well, but nobody should have to, sideways.
      const { body } = document
      for (let around = element.parentElement; around && around !== body; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll') return []
        if (overflowX !== 'visible') {
          const clip = around.getBoundingClientRect()
          room = { left: Math.max(room.left, clip.left), right: Math.min(room.right, clip.right) }
        }
      }
      return left < room.left - 1 || right > room.right + 1 ? [`${element.tagName} ${element.textContent}`] : []
    })
}

/** The lines of paragraphs that have more letters than they should. */
export function longLines(most: number): string[] {
  const shown = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.checkVisibility())
  return shown.flatMap((paragraph) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const lines = new Map<number, string>()
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (parentElement?.closest('.visually-hidden')) continue
      for (let i = 0; i < (textContent?.length ?? 0); i++) {
        range.setStart(walker.currentNode, i)
        range.setEnd(walker.currentNode, i + 1)
        const bottom = Math.round(range.getBoundingClientRect().bottom)
        lines.set(bottom, (lines.get(bottom) ?? '') + textContent?.[i])
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter((line) => line.length > most)
  })
}

/** Texts in the very color of what is behind them. */
export function lostWords(): string[] {
  const shown = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, summary, label)')]
  return shown.flatMap((element) => {
    let ground: Element | null = element
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
    const behind = ground ? getComputedStyle(ground).backgroundColor : ''
    return getComputedStyle(element).color === behind ? [`${element.tagName} ${element.textContent}`] : []
  })
}

/** Texts too pale for white paper. @param lightest what a text's color may be, from 0 for black to 255 for white */
export function paleWords(lightest: number): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')].flatMap((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return light > lightest ? [`${element.tagName} ${element.textContent}`] : []
  })
}
