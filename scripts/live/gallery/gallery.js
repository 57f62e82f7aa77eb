/** Runs in the gallery's pages: frames as high as what they show, and JSON to take along. */
const said = document.createElement('p')
said.setAttribute('role', 'status')
said.className = 'said'
document.body.append(said)

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => {
    const shown = frame.contentDocument?.documentElement
    if (!shown) return
    const fit = () => (frame.height = String(shown.querySelector('main')?.scrollHeight ?? 600))
    new ResizeObserver(fit).observe(shown)
    fit()
  })
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling?.querySelector('pre')?.textContent ?? '')
    said.textContent = 'Copied. Paste it into the "sections" of your page.'
    setTimeout(() => (said.textContent = ''), 4000)
  })
}
