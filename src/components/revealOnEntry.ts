import { animateOnEntry } from './animateOnEntry'

const distance = 14

/** Sets an element back while it is still below the fold, and brings it in when it enters. Returns the way to stop. */
export function revealOnEntry(element: HTMLElement, index: number): () => void {
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
      start: () => void progress.start({ to: 1, delay: 200 * Math.min(index, 2) }),
      clear: () => {
        progress.stop()
        element.removeAttribute('style')
      },
    }
  })
}
