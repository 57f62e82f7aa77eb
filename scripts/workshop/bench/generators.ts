import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measure, type Usage } from './measure'
import { proveEdit, provePages } from './proof'

/** What is measured of a site, by its name; told how many times it was done before. */
export type Tasks = { [task: string]: (run: number) => Usage }

/** Puts a site of documents where a generator builds it. @param edited the document that is changed */
export type Generator = (documents: string, edited: string) => Tasks

/** Changes the first field of a name, whatever the file around it. @throws Error if there is none: nothing would be measured */
export function change(file: string, field: string, words: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(new RegExp(`"${field}": "[^"]*"`), `"${field}": "${words}"`)
  if (changed === text) throw new Error(`${file} has no ${field} that is not “${words}” already.`)
  writeFileSync(file, changed)
}

/** What we are called among them. */
export const own = 'ours'

/** @param folder one of its own, for what is built */
export function ours(folder: string): Generator {
  return (documents, edited) => {
    const out = path.join(folder, 'out')
    const build = () => measure('build', '--pages', documents, '--out', out)
    const built = (field: string, wordsOf: (run: number) => string) => (run: number) => {
      const words = wordsOf(run)
      change(edited, field, words)
      const usage = build()
      proveEdit(out, path.relative(documents, edited), words)
      return usage
    }
    return {
      clean: () => {
        rmSync(folder, { recursive: true, force: true })
        return { ...build(), ...provePages(out, documents) }
      },
      edit: built('heading', (run) => `New heading ${run}`),
      // Of these other pages may hear, or what is checked between them.
      'new link': built('path', (run) => `/?run=${run}`),
      'new word': built('text', (run) => `Half a ${'zyxwvutsrq'.charAt(run % 10)}orgle.`),
      'new title': built('title', (run) => `New title ${run}`),
      'nothing changed': build,
    }
  }
}
