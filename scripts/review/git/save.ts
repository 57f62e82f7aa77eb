import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Checkout } from './checkout'

/**
 * The project as it is at a state, with the pages, and other files, as they lie in the folder. Made in an index of its own: what is
 * prepared to be committed stays as it is, and nothing has happened if this goes no further.
 * @returns its tree
 */
export function treeWithPages(checkout: Checkout, state: string, others: readonly string[]): string {
  return inOwnIndex(checkout, state, (environment) => {
    // Windows line ends become the project's own without a word; git would refuse them where it is set to be careful.
    checkout.read(['-c', 'core.safecrlf=false', 'add', '--all', '--', checkout.pages, ...others], { environment })
  })
}

/** The project as it is at a state, with some files as they were in another. @returns its tree */
export function treeWithFiles(checkout: Checkout, state: string, files: readonly string[], other: string): string {
  return inOwnIndex(checkout, state, (environment) => {
    const entries = files.map((file) => {
      const [info = ''] = checkout.read(['ls-tree', other, '--', file]).split('\t')
      const [mode, , blob] = info.split(' ')
      return mode && blob ? `${mode} ${blob}\t${file}` : `0 ${'0'.repeat(40)}\t${file}`
    })
    checkout.read(['update-index', '-z', '--index-info'], { environment, input: entries.join('\0') })
  })
}

/** Saves a tree as a new state after another. No branch leads to it yet. @returns the commit */
export function commit(
  checkout: Checkout,
  { tree, after, message }: { tree: string; after: string; message: string },
): string {
  const sign = checkout.run(['config', '--bool', 'commit.gpgSign']).stdout.trim() === 'true' ? ['-S'] : []
  return checkout.read(['commit-tree', ...sign, tree, '-p', after], { input: message })
}

/** Lets a branch lead to a state, works on it from now on, and takes what changed by it for saved. No file changes. */
export function workOn(checkout: Checkout, branch: string, state: string): void {
  const changed = filesBetween(checkout, 'HEAD', state)
  checkout.read(['update-ref', `refs/heads/${branch}`, state])
  checkout.read(['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  const input = [checkout.pages, ...changed].join('\0')
  checkout.run(['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], { input })
}

/** The files that differ between two states, all of the project or those in a folder. */
export function filesBetween(checkout: Checkout, one: string, other: string, folder = '.'): string[] {
  return checkout
    .read(['diff-tree', '-r', '-z', '--no-renames', '--name-only', one, other, '--', folder])
    .split('\0')
    .filter(Boolean)
}

/** The files outside the pages, and besides some, that are not as they were saved. */
export function otherChanges(checkout: Checkout, besides: readonly string[]): string[] {
  const entries = checkout
    .read([
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      '.',
      `:(exclude)${checkout.pages}`,
    ])
    .split('\0')
  return entries.flatMap((entry) => (entry && !besides.includes(entry.slice(3)) ? entry.slice(3) : []))
}

function inOwnIndex(checkout: Checkout, state: string, change: (environment: Record<string, string>) => void): string {
  const aside = mkdtempSync(path.join(tmpdir(), 'index-'))
  const environment = { GIT_INDEX_FILE: path.join(aside, 'index') }
  try {
    checkout.read(['read-tree', state], { environment })
    change(environment)
    return checkout.read(['write-tree'], { environment })
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
