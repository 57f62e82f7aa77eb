import { listed } from '../../../../engine/problems/words/sentence'
import type { At } from '../../canvas/host'
import type { StudioProblem } from '../../contract'

const thePage = 'the page'

/** Where a place is, for people: in section 2, of the page. */
function whereIs(at: At): string {
  const [list, number] = at
  return list === 'sections' && typeof number === 'number' ? `section ${number + 1}` : thePage
}

/** A label within a sentence: note, LinkedIn */
export function inSentence(label: string): string {
  const [first = ''] = label.split(' ', 1)
  // LinkedIn and FAQ keep their letters.
  return /[A-Z]/.test(first.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** What an edit did: Changed “Heading” of section 2. On which page is added where it is saved. */
export function changeWords(label: string, at: At): string {
  return `Changed “${label}”${inSection('of', at)}`
}

/** What became of an entry of a list: Added card in section 2 */
export function entryWords(did: 'Added' | 'Removed' | 'Moved' | 'Duplicated', entry: string, at: At): string {
  return `${did} ${inSentence(entry)}${inSection('in', at)}`
}

function inSection(word: 'of' | 'in', at: At): string {
  const where = whereIs(at)
  return where === thePage ? '' : ` ${word} ${where}`
}

/** Where else a problem shows that stands at a place: The same is in section 3. */
export function alsoIn({ at, others }: StudioProblem, here: At): string {
  const elsewhere = [at, ...others].filter((place) => place.join() !== here.join()).map(whereIs)
  if (elsewhere.length === 0) return ''
  const named = new Set(
    elsewhere.map((place) => (place === whereIs(here) && place !== thePage ? 'this section' : place)),
  )
  return `The same is in ${listed([...named])}.`
}
