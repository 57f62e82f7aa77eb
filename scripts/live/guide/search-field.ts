/** Runs in the browser, in the guide of `npm run dev`: finds while somebody types. Without it, Enter does. */
const field = document.querySelector<HTMLInputElement>('input[type=search]')
const told = document.querySelector('[role=status]')
let asked = 0

/** Shows the answer of the server in place of what stands below the header, and in the address, so that it can be shared. */
async function find(search: string): Promise<void> {
  const turn = ++asked
  const address = search.trim() ? `?${new URLSearchParams({ search })}` : window.location.pathname
  const answer = await pageAt(address)
  const found = answer?.querySelector('main')
  // A later answer may have come first.
  if (!answer || !found || turn !== asked) return
  document.querySelector('main')?.replaceChildren(...found.childNodes)
  document.title = answer.title
  window.history.replaceState(undefined, '', address)
  window.scrollTo(0, 0)
  if (told) told.textContent = document.querySelector('.found h1')?.textContent ?? ''
}

/** A page of this server. Asked for so that the browser makes the document: no markup is made of a text. */
function pageAt(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML))
    request.open('GET', address)
    request.send()
  })
}

/** Goes from the field to the results and among them. @param steps 1 is the next one, -1 the one before */
function go(steps: number): void {
  const stops = [field, ...document.querySelectorAll<HTMLElement>('.found li a')]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  if (here >= 0) stops[here + steps]?.focus()
}

const keys: { [key: string]: () => void } = {
  ArrowDown: () => go(1),
  ArrowUp: () => go(-1),
  Escape: () => {
    if (document.activeElement === field && field?.value) {
      field.value = ''
      void find('')
    } else field?.focus()
  },
}

document.addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event
  const isSearching = target === field || (target instanceof Element && target.closest('.found') !== null)
  const act = isSearching ? keys[key] : key === '/' ? () => field?.focus() : undefined
  if (!act || altKey || ctrlKey || metaKey) return
  event.preventDefault()
  act()
})
field?.addEventListener('input', () => void find(field.value))
field?.form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void find(field.value).then(() => go(1))
})
