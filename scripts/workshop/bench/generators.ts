import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measure, type Usage } from './measure'

/** What is measured of a site, by its name; told how many times it was done before. */
export type Tasks = { [task: string]: (run: number) => Usage }

/** Puts a site of documents where a generator builds it. @param edited the document that is changed */
export type Generator = (documents: string, edited: string) => Tasks

/** Changes the first field of a name, whatever the file around it. */
export function change(file: string, field: string, words: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(new RegExp(`"${field}": "[^"]*"`), `"${field}": "${words}"`))
}

/** What we are called among them. */
export const own = 'ours'

/** @param folder one of its own, for what is built */
export function ours(folder: string): Generator {
  return (documents, edited) => {
    const build = () => measure('build', '--pages', documents, '--out', path.join(folder, 'out'))
    const built = (field: string) => (run: number) => {
      change(edited, field, `Edit ${run}`)
      return build()
    }
    return {
      clean: () => {
        rmSync(folder, { recursive: true, force: true })
        return build()
      },
      edit: built('heading'),
      'new title': built('title'),
      'nothing changed': build,
    }
  }
}
