/** Lengths are those on screen: the window makes the whole page smaller, and with it what is drawn upon it. */
const style = `
[data-studio-hidden] { display: none !important }
[data-studio-toolbar] {
  position: fixed; inset: auto; z-index: 2147483000; display: flex; flex-wrap: wrap; gap: 2px; padding: 4px;
  inline-size: max-content; max-inline-size: calc(100% / var(--studio-zoom) - 16px);
  transform: scale(var(--studio-zoom)); transform-origin: 0 0;
  border: 1px solid #3a404a; border-radius: 8px; background: #1d2026; color: #fff;
}
[data-studio-toolbar][hidden] { display: none }
[data-studio-toolbar] button {
  all: unset; box-sizing: border-box; min-inline-size: 32px; min-block-size: 32px; padding: 0 8px; border-radius: 5px;
  font: 500 13px/32px system-ui, sans-serif; text-align: center; cursor: pointer; color: #fff;
}
[data-studio-toolbar] button[hidden] { display: none }
[data-studio-toolbar] button:hover { background: #343a45 }
[data-studio-toolbar] button:focus-visible { outline: 2px solid #9db7ff; outline-offset: -2px }
[data-studio-toolbar] button[aria-pressed='true'] { background: #3f63d8 }
[data-studio-toolbar] [data-tool='Bold'] { font-weight: 800 }
[data-studio-toolbar] [data-tool='Italic'] { font-style: italic }
@media (pointer: coarse) {
  [data-studio-toolbar] button { min-inline-size: 44px; min-block-size: 44px; line-height: 44px }
}
[data-studio-over] { outline: calc(1px * var(--studio-zoom)) dashed #3f63d8; outline-offset: calc(-1px * var(--studio-zoom)) }
[data-studio-chosen] { outline: calc(2px * var(--studio-zoom)) solid #3f63d8; outline-offset: calc(-2px * var(--studio-zoom)) }
[data-studio-text] { outline: calc(1px * var(--studio-zoom)) solid #3f63d8 !important; outline-offset: 3px; cursor: text }
[data-studio-mount] {
  outline: calc(2px * var(--studio-zoom)) solid #3f63d8 !important; outline-offset: 3px; border-radius: 2px; cursor: text;
  white-space: break-spaces; overflow-wrap: break-word; user-select: text; min-inline-size: 1ch;
  scroll-margin-block: calc(48px + 56px * var(--studio-zoom)) 40px;
}
[data-studio-mount]:empty::before { content: '\\200b' }
[data-studio-stop]:focus-visible { outline: calc(2px * var(--studio-zoom)) solid #3f63d8 !important; outline-offset: 3px }
`

/** Gives the page in the frame our styles, in a way that its own policy allows. */
export function addStyle(page: Document): void {
  const view = page.defaultView
  if (!view) return
  const [sheet, size] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()]
  const fit = () => size.replaceSync(`:root { --studio-zoom: ${zoomIn(page)} }`)
  sheet.replaceSync(style)
  fit()
  page.adoptedStyleSheets.push(sheet, size)
  // The frame is as high as its scale makes it: another scale comes with another height.
  view.addEventListener('resize', fit)
}

/** How many times its size something has in the page that is to have that size on screen. */
export function zoomIn(page: Document): number {
  const frame = page.defaultView?.frameElement
  const shown = frame?.getBoundingClientRect().width ?? 0
  return frame && shown > 0 ? frame.clientWidth / shown : 1
}
