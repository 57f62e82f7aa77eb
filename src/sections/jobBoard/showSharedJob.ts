/** Brings the open job of a shared link into the window, unless the visitor or the browser has chosen a place already. */
export function showSharedJob(board: Element | null): void {
  const [arrival] = performance.getEntriesByType('navigation')
  const shared = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  // What the visitor has chosen before the script was here is in the address by now.
  if (shared && arrival.name === location.href && !location.hash && scrollY === 0)
    board?.querySelector('details[open]')?.closest('article')?.scrollIntoView()
}
