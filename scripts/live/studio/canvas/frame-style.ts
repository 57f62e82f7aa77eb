const style = `
[data-studio-hidden] { display: none !important }
[data-studio-toolbar] {
  position: fixed; inset: auto; z-index: 2147483000; display: flex; flex-wrap: wrap; gap: 2px; padding: 4px;
  border: 1px solid #3a404a; border-radius: 8px; background: #1d2026; color: #fff; max-inline-size: calc(100vw - 16px);
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
[data-studio-toolbar] [data-tool='Stress'] { font-style: italic }
[data-studio-over] { outline: 1px dashed #3f63d8; outline-offset: -1px }
[data-studio-chosen] { outline: 2px solid #3f63d8; outline-offset: -2px }
[data-studio-text] { outline: 1px solid #3f63d8 !important; outline-offset: 3px; cursor: text }
[data-studio-mount] {
  outline: 2px solid #3f63d8 !important; outline-offset: 3px; border-radius: 2px; cursor: text; white-space: break-spaces;
  overflow-wrap: break-word; user-select: text; min-inline-size: 1ch;
  scroll-margin-block: 104px 40px;
}
[data-studio-mount]:empty::before { content: '\\200b' }
[data-studio-stop]:focus-visible { outline: 2px solid #3f63d8 !important; outline-offset: 3px }
`

/** Gives the page in the frame our styles, in a way that its own policy allows. */
export function addStyle(page: Document): void {
  const view = page.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets.push(sheet)
}
