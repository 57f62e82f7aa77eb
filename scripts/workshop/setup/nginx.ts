import { locate, type Program } from './programs'

/** What the hosting tests drive. */
export const nginx: Program = {
  name: 'nginx',
  debianPackage: 'nginx-light',
  places: () => ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx'],
}

/**
 * Finds nginx, and installs it on Debian and Ubuntu if it is missing.
 * @returns the path of its program
 * @throws Refusal if there is none and it could not be installed
 */
export function findNginx(): Promise<string> {
  return locate(nginx)
}
