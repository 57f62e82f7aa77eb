import { withoutMarks } from '../marks'

/** What is copied from the page has none of the marks by which we know its texts. */
export function copyWithoutMarks(page: Document, signal: AbortSignal): void {
  page.addEventListener(
    'copy',
    (event) => {
      const chosen = page.getSelection()
      if (event.defaultPrevented || !chosen || chosen.isCollapsed) return
      const around = page.createElement('div')
      for (let place = 0; place < chosen.rangeCount; place++) around.append(chosen.getRangeAt(place).cloneContents())
      event.clipboardData?.setData('text/plain', withoutMarks(chosen.toString()))
      event.clipboardData?.setData('text/html', withoutMarks(around.innerHTML))
      event.preventDefault()
    },
    { signal },
  )
}
