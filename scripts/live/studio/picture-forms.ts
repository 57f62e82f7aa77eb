/** The forms of pictures that the site takes, by how their bytes begin. */
export const forms: readonly [name: string, ending: string, begins: RegExp][] = [
  ['JPEG', 'jpg', /^\xff\xd8\xff/],
  ['PNG', 'png', /^\x89PNG/],
  ['WebP', 'webp', /^RIFF[^]{4}WEBP/],
  ['AVIF', 'avif', /^[^]{4}ftypavi[fs]/],
]

const names = forms.map(([name]) => name)

/** What the studio takes, after what it does not. */
export const taken = `The studio takes ${names.slice(0, -1).join(', ')} and ${names.at(-1)}: open it on your computer, export it as JPEG, and add that`

/** What is said of a file that is none of these; by the window as well, which may know it before the file is sent. */
export const noPicture = `it is no picture of a kind that browsers show. ${taken}`
