import type { At } from '../canvas/host'
import { focusField } from './fields/field-id'
import { studio } from './state/studio'

/** Goes to the field of a place: in the form of its section, or among the page's settings. */
export function goTo(at: At): void {
  if (at[0] === 'sections') studio.select(at)
  else studio.show('settings')
  focusField(at)
}
