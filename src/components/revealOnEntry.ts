import { animateOnEntry } from './animateOnEntry'
import { placeInRow } from './placeInRow'

const distance = 14
/** How long each waits for the one to its left, in milliseconds. */
const stagger = 200

/** Sets an element back while it is still below the fold, and brings it in when it enters. Returns the way to stop. */
export function revealOnEntry(element: HTMLElement): () => void {
  return animateOnEntry(element, ({ SpringValue, easings }, finish) => {
    const show = (progress: number) => {
      element.style.opacity = String(progress)
      element.style.translate = `0 ${distance * (1 - progress)}px`
      // For what a section lets grow with it, such as a line.
      element.style.setProperty('--shown', String(progress))
    }
    const progress = new SpringValue(0, {
      config: { duration: 600, easing: easings.easeOutCubic },
      onChange: ({ value }: { value: number }) => show(value),
      onRest: finish,
    })
    show(0)
    return {
      start: () => void progress.start({ to: 1, delay: stagger * placeInRow(element) }),
      clear: () => {
        progress.stop()
        element.removeAttribute('style')
      },
    }
  })
}
