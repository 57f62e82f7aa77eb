import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { Refusal } from '../../engine/refusal'
import { isGitMissing, noGit, runGit, runGitAside, type GitOptions, type Ran } from './git'

/** A folder of the project that Git looks after. */
export class Checkout {
  /**
   * @param folder the whole of what Git looks after @param pages the folder of documents, from there
   * @param safe what is said of the work here where it cannot go on
   */
  constructor(
    readonly folder: string,
    readonly pages: string,
    readonly safe: string,
  ) {}

  run(args: readonly string[], options: Omit<GitOptions, 'folder'> = {}): Ran {
    return runGit(args, { ...options, folder: this.folder })
  }

  /** Runs git over the network, which may take long. */
  runAside(args: readonly string[], options: Omit<GitOptions, 'folder'> = {}): Promise<Ran> {
    return runGitAside(args, { ...options, folder: this.folder })
  }

  /** What git prints. @throws if it cannot do what it always can */
  read(args: readonly string[], options: Omit<GitOptions, 'folder'> = {}): string {
    const { status, stdout, stderr } = this.run(args, options)
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
    return stdout.trimEnd()
  }

  /** A file as it is in a state, as git would put it into the folder; undefined where it is not there. */
  fileAt(state: string, file: string): Buffer | undefined {
    const { status, stdout } = spawnSync('git', ['cat-file', '--filters', `${state}:${file}`], {
      cwd: this.folder,
      maxBuffer: 256 * 1024 * 1024,
    })
    return status === 0 ? stdout : undefined
  }

  /** Whether git says yes. */
  asks(...args: string[]): boolean {
    return this.run(args).status === 0
  }

  get head(): string {
    return this.read(['rev-parse', 'HEAD'])
  }

  /** The branch that is worked on; undefined where there is none. */
  get branch(): string | undefined {
    return this.run(['symbolic-ref', '--quiet', '--short', 'HEAD']).stdout.trim() || undefined
  }

  /** A setting; undefined where nobody made it. */
  setting(name: string): string | undefined {
    return this.run(['config', '--get', name]).stdout.trim() || undefined
  }

  /** Whether one state is part of another's history. */
  holds(later: string, earlier: string): boolean {
    return this.asks('merge-base', '--is-ancestor', earlier, later)
  }
}

/**
 * Opens the project that a folder of documents belongs to, to send from it.
 * @param safe what is said of the work here where it cannot go on
 * @throws Refusal that says what is in the way, and what to do
 */
export function openCheckout(pages: string, safe = nothingSent): Checkout {
  if (!existsSync(pages))
    throw new Refusal(`There is no folder ${pages}. Name the folder that holds the pages with --pages.`)
  const place = realpathSync(pages)
  const folder = path.dirname(place)
  if (isGitMissing()) throw new Refusal(`${noGit} ${safe}`)
  const found = runGit(['rev-parse', '--show-toplevel'], { folder })
  if (/dubious ownership/.test(found.stderr))
    throw new Refusal(
      `This folder belongs to another user of this computer, so nothing is sent from it. Sign in as that user, or ask who set up the computer. ${safe}`,
    )
  const whole = found.stdout.trim()
  const checkout = new Checkout(whole, path.relative(whole && realpathSync(whole), place).replaceAll('\\', '/'), safe)
  // A ZIP may have been unpacked within a folder of something else that Git looks after.
  if (!whole || !checkout.run(['ls-files', '--', checkout.pages]).stdout) throw new Refusal(withoutConnection(folder))
  if (!checkout.asks('rev-parse', '--verify', '--quiet', 'HEAD'))
    throw new Refusal(
      `This project has no first state yet that a change could be compared with. Ask a developer. ${safe}`,
    )
  refuseHalfDone(checkout)
  return checkout
}

/** What is said of the work here where a sending cannot go on. */
export const nothingSent = 'Nothing was sent, and your files are as they were.'

/** What is under way while one of these is there. */
const underWay = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG']

function refuseHalfDone(checkout: Checkout): void {
  const { safe } = checkout
  const isThere = (name: string) =>
    existsSync(path.resolve(checkout.folder, checkout.read(['rev-parse', '--git-path', name])))
  const torn = checkout.read(['diff', '--name-only', '--diff-filter=U', '-z']).split('\0').filter(Boolean)
  if (torn.length > 0)
    throw new Refusal(
      `Two versions of ${listed(torn, mostFiles)} are being brought together, and it is not decided yet which words stay. In VS Code, open ${torn.length > 1 ? 'each file' : 'the file'}, choose what stays, save, and finish under Source Control; or ask a developer. Then try again. ${safe}`,
    )
  if (underWay.some(isThere))
    throw new Refusal(
      `Something was begun in this folder and is not finished: two states of the project are being brought together. Finish it where it was begun, in VS Code under Source Control or in GitHub Desktop, or ask a developer. Then try again. ${safe}`,
    )
}

function withoutConnection(folder: string): string {
  return [
    'This folder has no connection to the project, as it came as a ZIP. So nothing can be sent from it, but nothing is lost either. Bring your work over:',
    '1. Install GitHub Desktop (https://desktop.github.com) and sign in with the account that may see the project.',
    '2. There, choose File, then Clone repository, and the project. It is put into a new folder.',
    `3. Copy your pages into it: the folder pages-json in ${folder} over the one in the new folder.`,
    '4. Open the new folder in VS Code, and run npm run send there. It says what changes before it sends anything. If it names a page you did not touch, somebody else changed it after you got the ZIP: take their version of that file.',
  ].join('\n')
}
