/** The fields of a form about a page. */
export type PageField = 'title' | 'address' | 'group'

/** Which field a refusal is about, whatever the pages are called that it names: it is told there. */
export function refusedField(refusal: string): PageField | undefined {
  const refused = refusal.replaceAll(/“[^“”]*”/g, '')
  if (/title/i.test(refused)) return 'title'
  if (/service group/i.test(refused)) return 'group'
  if (/address|folder|There already is a page|leads? to|capital letters|404/i.test(refused)) return 'address'
  return undefined
}
