const edited = '[data-studio-mount]'

/** Calls back once the page has changed and is at rest for a frame. What is edited changes without being the page's. */
export function watchPage(page: Document, changed: () => void): () => void {
  let asked = 0
  const observer = new MutationObserver((records) => {
    // Whoever writes goes on writing: the next key would find nothing to be written in.
    if (records.some(takesAwayEdited)) changed()
    if (asked !== 0 || records.every(({ target }) => isOurs(target))) return
    asked = window.setTimeout(() => {
      asked = 0
      changed()
    }, 30)
  })
  observer.observe(page.body, { childList: true, characterData: true, subtree: true })
  return () => {
    window.clearTimeout(asked)
    observer.disconnect()
  }
}

function takesAwayEdited({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some(
    (node) => isElement(node) && !node.isConnected && (node.matches(edited) || node.querySelector(edited) !== null),
  )
}

function isOurs(node: Node): boolean {
  const element = node.nodeType === 1 ? node : node.parentElement
  return isElement(element) && element.closest('[data-studio-stands-in], [data-studio-toolbar]') !== null
}

function isElement(node: Node | null): node is Element {
  return node?.nodeType === 1
}
