import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { git } from './git'

/**
 * Gives a folder as it is or was to `use`.
 * @param state a folder, or a branch, a tag or a commit in which to look for `folder`
 * @param project where the project is
 * @throws Refusal if there is neither
 */
export function withFolderAt<T>(state: string, folder: string, use: (folder: string) => T, project = '.'): T {
  if (existsSync(state) && statSync(state).isDirectory()) return use(state)
  const tree = git(
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${state}:./${folder}`],
    `There is no folder ${state}, and no branch, tag or commit of this name with a folder ${folder} in it.`,
    { folder: project },
  ).trim()
  const aside = mkdtempSync(path.join(tmpdir(), 'state-'))
  try {
    // An index of its own: what is prepared to be committed stays as it is.
    const index = { folder: project, environment: { GIT_INDEX_FILE: path.join(aside, 'index') } }
    const files = path.join(aside, 'pages').replaceAll('\\', '/')
    const refusal = `Git could not bring the files of ${state}.`
    git(['read-tree', tree], refusal, index)
    git(['checkout-index', '--all', `--prefix=${files}/`], refusal, index)
    return use(files)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
