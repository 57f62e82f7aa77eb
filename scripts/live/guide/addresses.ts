/** Where the authors' guide is read in `npm run dev`; nothing of it is published. */
export const guideAddress = '/_guide'

/** The address of a document of the guide beside its tasks. */
export const partOfGuide = (name: 'sections' | 'problems') => `${guideAddress}/${name}`

/** Where the guide explains a rule. */
export const problemInGuide = (rule: string) => `${partOfGuide('problems')}#${rule}`
