import type { Page } from 'playwright'
import type { Scene } from './scenes'

/** Puts the names into a page that a scene gives to its parts. Those that have room stand beside them, with a line. */
export async function label(page: Page, { area, labels, room = 0, styles = '' }: Scene): Promise<void> {
  await page.addStyleTag({ content: `${look}${styles}` })
  await page.evaluate(putLabels, { labels, beside: room > 0 ? area : undefined })
}

const look = `
.guide-label { position: absolute; z-index: 9999; padding: 0.3em 0.7em; border-radius: 8px; background: #ffe38a;
  color: #0e1a36; font: 600 17px/1.3 'Hanken Grotesk', sans-serif; white-space: nowrap }
.guide-line { position: absolute; z-index: 9998; block-size: 2px; background: #b98900 }`

/** Runs inside the browser: it may use nothing from outside its own body. */
function putLabels({ labels, beside }: Pick<Scene, 'labels'> & { beside: string | undefined }): void {
  const whole = beside === undefined ? undefined : document.querySelector(beside)?.getBoundingClientRect()
  const layer = document.querySelector('[popover]:popover-open') ?? document.body
  const { left, top } = layer === document.body ? { left: -scrollX, top: -scrollY } : layer.getBoundingClientRect()
  const add = (className: string, x: number, y: number) => {
    const made = document.createElement('span')
    made.className = className
    made.style.left = `${x - left}px`
    made.style.top = `${y - top}px`
    layer.append(made)
    return made
  }
  for (const { of, words } of labels) {
    const part = document.querySelector(of)
    if (!part) throw new Error(`There is no ${of} to be labelled ${words}.`)
    const range = document.createRange()
    range.selectNodeContents(part)
    const box = part.getBoundingClientRect()
    const inner = range.getBoundingClientRect()
    const text = part.firstElementChild || inner.width === 0 ? box : inner
    const isPart = !whole && box.height > 120
    const x = whole ? whole.right + 40 : isPart ? box.right - 24 : text.right + 10
    const y = isPart ? box.bottom - 10 : text.top + Math.min(text.height, 60) / 2 - 15
    const name = add('guide-label', x, y)
    name.textContent = words
    if (isPart) name.style.translate = '-100% -100%'
    if (whole) add('guide-line', text.right + 8, y + 14).style.width = `${x - text.right - 8}px`
  }
}
