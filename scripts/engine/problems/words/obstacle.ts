import type { Obstacle } from '../../files/obstacle'

/** What keeps a file, a folder or a picture from being opened, and what to do about it. @param what its name, or This */
export function obstacleInWords(
  what: string,
  thing: 'file' | 'folder' | 'picture' | 'video',
  obstacle: Obstacle,
): string {
  const itself = `Put the ${thing} itself in its place, or remove it.`
  switch (obstacle) {
    case 'is a link':
      return `${what} is only a link to another place, and links are not followed. ${itself}`
    case 'is no file':
      return `${what} is no file that could be read, but a pipe, a socket or a device. ${itself}`
    case 'is a folder':
      return `${what} is a folder, and a ${thing} is needed here. Give the folder another name.`
    case 'is a file':
      return `${what} is a file, and a folder is needed here. Give the file another name.`
    case 'forbidden':
      return `This computer does not let you open the ${thing}. Allow it in the properties of the ${thing}, or ask who set up the computer.`
    case 'busy':
      return `Another program keeps the ${thing} to itself. Close it there.`
    case 'failing':
      return `The ${thing} cannot be read from the disk. Put a copy that can be opened in its place.`
  }
}
