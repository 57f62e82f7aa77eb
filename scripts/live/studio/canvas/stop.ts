import type { Region } from './region'

/** On the text that Tab reaches. */
export const stopMark = 'data-studio-stop'
const hint = 'Enter to edit, arrow keys for the texts around it'

/** Makes a text the one that Tab reaches. */
export function stopAt(page: Document, { container }: Pick<Region, 'container'>): void {
  for (const before of page.querySelectorAll(`[${stopMark}]`)) {
    if (before === container) continue
    const tabindex = before.getAttribute(stopMark)
    if (tabindex) before.setAttribute('tabindex', tabindex)
    else before.removeAttribute('tabindex')
    before.removeAttribute(stopMark)
    before.removeAttribute('aria-description')
  }
  if (container.hasAttribute(stopMark)) return
  container.setAttribute(stopMark, container.getAttribute('tabindex') ?? '')
  container.setAttribute('aria-description', hint)
  container.tabIndex = 0
}
