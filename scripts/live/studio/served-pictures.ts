/** Where the window sees pictures that no page shows yet. */
export const picturesAt = '/@studio/pictures/'

/** The address of a picture by its name. */
export function pictureAddress(name: string): string {
  return picturesAt + name
}
