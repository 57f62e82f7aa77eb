import { guideFiles } from '../../engine/problems/problem'
import { siteFieldGuide } from './fields'
import { problemGuide } from './problems'
import { fieldGuide, sectionGuide } from './sections'

/** The parts of the guide that are made, by their names in its comments. */
const parts: { [file: string]: { [name: string]: () => string } } = {
  [guideFiles.tasks]: { 'fields of _site.json': siteFieldGuide },
  [guideFiles.sections]: { sections: sectionGuide, fields: fieldGuide },
  [guideFiles.problems]: { problems: problemGuide },
}

/**
 * A document of the guide with its made parts made anew. What a person wrote between them stays.
 * @throws if a part's place is not marked in it
 */
export function renewGuide(file: string, text: string): string {
  return Object.entries(parts[file] ?? {}).reduce((guide, [name, make]) => {
    const place = new RegExp(`(<!-- ${name}: npm run guide -->\\n)[^]*?(<!-- end of ${name} -->)`)
    if (!place.test(guide)) throw new Error(`${file} has no place for its ${name}.`)
    return guide.replace(place, (_, begin: string, end: string) => `${begin}\n${make()}\n\n${end}`)
  }, text)
}
