/** Gives keys pressed in the frame to the window around it. */
export function passOn(event: KeyboardEvent): void {
  event.preventDefault()
  const { key, code, ctrlKey, metaKey, shiftKey } = event
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
  )
}
