import { SpringValue, easings } from '@react-spring/web'
import type { Movement } from '../motion/animateOnEntry'

const height = 26

/** Lifts an illustration's parts, to settle one after the other before its light is drawn. @param finish is to be called once all is at rest */
export function setBack(picture: SVGSVGElement, finish: () => void): Movement {
  const [, ...parts] = picture.querySelectorAll('use')
  const light = (progress: number) => picture.style.setProperty('--draw', String(1 - progress))
  const drawing = new SpringValue(0, {
    config: { duration: 1200, easing: easings.easeInOutCubic },
    onChange: ({ value }: { value: number }) => light(value),
    onRest: finish,
  })
  const settling = parts.map((part) => {
    const show = (progress: number) => {
      part.style.opacity = String(Math.min(1, progress))
      part.style.translate = `0 ${height * (progress - 1)}px`
    }
    show(0)
    return new SpringValue(0, {
      config: { tension: 150, friction: 19 },
      onChange: ({ value }: { value: number }) => show(value),
    })
  })
  light(0)
  return {
    start: () => {
      settling.forEach((part, i) => void part.start({ to: 1, delay: 150 + 180 * i }))
      void drawing.start({ to: 1, delay: 700 })
    },
    clear: () => {
      for (const value of [drawing, ...settling]) value.stop()
      for (const element of [picture, ...parts]) element.removeAttribute('style')
    },
  }
}
