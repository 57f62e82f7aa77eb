/** Whether the focus is elsewhere, in the page or in the window around it; not while another program has it. */
export function isOutside(frame: HTMLIFrameElement, parts: readonly HTMLElement[]): boolean {
  const focused = frame.contentDocument?.activeElement ?? null
  const isInFrame = frame.ownerDocument.activeElement === frame
  return !isInFrame || !parts.some((part) => part.contains(focused))
}
