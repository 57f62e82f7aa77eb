import { existsSync } from 'node:fs'
import { Refusal } from '../refusal'
import { installDebianPackage } from './debian'

const places = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']

/**
 * Finds nginx for the hosting tests, and installs it on Debian and Ubuntu if it is missing.
 * @throws Refusal if there is none
 */
export function findNginx(): string {
  const found = () => places.find((file) => existsSync(file))
  const present = found()
  if (present) return present
  installDebianPackage('nginx-light')
  const installed = found()
  if (!installed)
    throw new Refusal('The hosting tests need nginx. Install it (on macOS: brew install nginx) and try again.')
  return installed
}
