import { guideFile } from '../../engine/problems/problem'
import { problemGuide } from './problems'
import { fieldGuide, sectionGuide } from './sections'

/** The parts of the guide that are made, by their names in its comments. */
const parts: { [name: string]: () => string } = {
  sections: sectionGuide,
  fields: fieldGuide,
  problems: problemGuide,
}

/**
 * The guide with its made parts made anew. What a person wrote between them stays.
 * @throws if a part's place is not marked in it
 */
export function renewGuide(text: string): string {
  return Object.entries(parts).reduce((guide, [name, make]) => {
    const place = new RegExp(`(<!-- ${name}: npm run guide -->\\n)[^]*?(<!-- end of ${name} -->)`)
    if (!place.test(guide)) throw new Error(`${guideFile} has no place for its ${name}.`)
    return guide.replace(place, (_, begin: string, end: string) => `${begin}\n${make()}\n\n${end}`)
  }, text)
}
