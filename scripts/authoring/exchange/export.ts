import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../../engine/files/error-code'
import { Refusal } from '../../engine/refusal'
import { noPage } from '../address'
import { contentOf, type Documents } from '../documents'
import { onPage } from './plan-changes'

/**
 * An article as a text to be worked on.
 * @throws Refusal if there is no such page, or it has no text of an article
 */
export function exportedPage(documents: Documents, address: string): { page: string; text: string } {
  const { index } = contentOf(documents)
  const page = index.page(address)
  if (!page) throw new Refusal(noPage(address, index))
  return { page: page.path, text: onPage(documents, page).exported.text }
}

/**
 * Writes the text to a file of its own.
 * @param page its address, by which the file is named where nobody has named it
 * @param to a file or a folder
 * @returns the file
 * @throws Refusal if there is one of that name already, or it cannot be written
 */
export function writeExport(text: string, page: string, to: string | undefined): string {
  const name = `${page.split('/').at(-1) || 'home'}.md`
  const isFolder = to !== undefined && existsSync(to) && statSync(to).isDirectory()
  const file = isFolder ? path.join(to, name) : (to ?? name)
  if (!/\.(?:md|markdown|txt)$/i.test(file))
    throw new Refusal(
      `An article is exported as Markdown, in a file that ends with .md. Type: --to ${path.parse(file).name}.md`,
    )
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return file
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST')
      throw new Refusal(
        `There already is a file ${file}. It was not touched; choose another: --to ${path.parse(file).name}-2.md`,
      )
    if (code === 'ENOENT')
      throw new Refusal(`There is no folder ${path.dirname(file)}. Make it first, or choose another.`)
    throw error
  }
}
