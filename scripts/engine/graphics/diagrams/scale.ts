import type { DiagramTick } from '../../../../src/page/page.generated'
import { inDigits } from './quantity'

/** A part of a whole in percent, as exactly as anyone can see. */
export function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}

const roundSteps = [1, 2, 2.5, 5, 10]

/** How far round numbers stand apart along a scale, four to six of them: 250, 1,000. */
export function stepOf(most: number): number {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (roundSteps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10)
}

/** Round numbers from 0 as far as a scale goes. */
export function ticksUpTo(most: number): DiagramTick[] {
  const step = stepOf(most)
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, number) => ({
    at: percent(number * step, most),
    words: inDigits(number * step),
  }))
}
