/** Links to headings of the guide, in a line. */
export function linksTo(headings: readonly string[]): string {
  return headings.map((heading) => `[${heading}](#${anchorOf(heading)})`).join(' · ')
}

/** Where a heading of a Markdown file is found on GitHub. */
export function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-')
}
