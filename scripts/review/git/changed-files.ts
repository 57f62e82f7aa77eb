import { git } from './git'

/**
 * The files of a folder that are not what they were in another state of the project. Git is asked, and no list that
 * somebody hands over: `--since HEAD^1` works in the workflow and at home, and no file's name has to pass through a shell.
 * @param since a branch, a tag or a commit
 * @throws Refusal if git does not know that state
 */
export function changedFiles(folder: string, since: string): Set<string> {
  const names = git(
    ['diff', '--name-only', '--no-renames', '--relative', '-z', '--end-of-options', since, '--', folder],
    `Git knows no state called ${since} here. Give --since a branch, a tag or a commit, such as --since main.`,
  )
  return new Set(names.split('\0').filter(Boolean))
}
