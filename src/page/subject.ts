/** What a page is called where words are few, as in the subject of a message: its title up to the colon. */
export function subjectOf(title: string): string {
  return title.replace(/: .*/, '')
}
