import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readJson } from '../files/read-json'
import { isText, optional, withFields } from '../text/shape'

/** The file that visitors' downloads are accounted for in, below the site's root. */
export const noticesFile = 'third-party-notices.txt'

/** Packages whose drawings are in pages and files of their own, not in scripts. */
const drawn = ['@carbon/pictograms', 'lucide-static', 'simple-icons']

const fonts = 'src/styles/fonts'

/**
 * Writes the copyright notices and licenses of everything of others that visitors get, beside the scripts: those of the
 * packages whose modules the bundler put in, of drawings and of fonts. Licences such as MIT ask for it.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(modules) })
    },
  }
}

/** @throws if a package comes without the text of its licence */
function noticesOf(modules: readonly string[]): string {
  const packages = new Set([...modules.flatMap((id) => packageOf(id) ?? []), ...drawn])
  const ofFonts = readdirSync(fonts).filter((name) => name.endsWith('.txt'))
  const notices = [
    ...[...packages].sort().map(noticeOf),
    ...ofFonts.sort().map((name) => `${name.split('.')[0]} (font)\n\n${textOf(fonts, name)}`),
  ]
  return [`What this site contains of others, and under which licenses.`, ...notices, ''].join(
    `\n\n${'-'.repeat(80)}\n\n`,
  )
}

/** The package that a module is of: node_modules/@a/b/c.js is of @a/b. What tools put in by themselves is named \0tool/part. */
function packageOf(id: string): string | undefined {
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? []
  return tool ?? /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]
}

const isPackage = withFields({ version: isText, license: optional(isText) })

function noticeOf(name: string): string {
  const folder = path.join('node_modules', name)
  const { version, license } = readJson(path.join(folder, 'package.json'), isPackage)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i.test(file))
  if (files.length === 0) throw new Error(`${name} is sent to visitors, but comes without the text of its licence.`)
  return [`${name} ${version} (${license ?? 'see below'})`, ...files.sort().map((file) => textOf(folder, file))].join(
    '\n\n',
  )
}

/** Vite's file goes on with the licenses of what is in the tool, nothing of which is sent. */
function textOf(folder: string, file: string): string {
  const [text = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies$/m)
  return text.replaceAll('\r\n', '\n').trim()
}
