/**
 * What the code once knew of the company it was written for. Written down here and not read from pages-json: there
 * authors may choose any names, such as one that is a word of the code.
 */
export const firstCompany = {
  roots: ['/services', '/Blog', '/career', '/contact'],
  groups: ['application-engineering', 'data-ai', 'strategy-transformation', 'creative-experience'],
} as const
