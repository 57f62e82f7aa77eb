import { useEffect, useState, type ComponentType } from 'react'
import type { PassedOn } from './PassOnButtons'

/** Share, copy and print need the script anyway, so their code comes after everything that is read, and without it nothing stands here. */
export function PassOn(passed: PassedOn) {
  const [Buttons, setButtons] = useState<ComponentType<PassedOn>>()
  useEffect(() => {
    import('./PassOnButtons').then(({ PassOnButtons }) => setButtons(() => PassOnButtons)).catch(() => {})
  }, [])
  return Buttons && <Buttons {...passed} />
}
