import { SpringValue, easings } from '@react-spring/web'
import type { Movement } from './animateOnEntry'
import { placeInRow } from './placeInRow'

const distance = 14
/** How long each waits for the one to its left, in milliseconds. */
const stagger = 200

/** Sets an element back, to come in by a small way. @param finish is to be called once it is at rest */
export function setBack(element: HTMLElement, finish: () => void): Movement {
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
}
