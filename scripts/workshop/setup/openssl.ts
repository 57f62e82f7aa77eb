import { locate, type Program } from './programs'

/** What makes the certificate that the hosting tests answer with. */
const openssl: Program = {
  name: 'openssl',
  debianPackage: 'openssl',
  places: () => ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'],
}

/**
 * Finds OpenSSL's program, and installs it on Debian and Ubuntu if it is missing.
 * @returns its path
 * @throws Refusal if there is none and it could not be installed
 */
export function findOpenssl(): Promise<string> {
  return locate(openssl)
}
