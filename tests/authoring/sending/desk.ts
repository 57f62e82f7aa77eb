import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { sendPages } from '../../../scripts/authoring/sending/send-pages'
import { listFiles } from '../../../scripts/engine/files/list-files.mjs'
import { problemCount } from '../../../scripts/engine/problems/problem'
import { contentOf as filesOf, temporaryFolder } from '../../engine/publish/folders'
import { page, siteWith, tinySite, today, type Files } from '../../engine/virtual-site'

/** What is in the project beside the tiny site: a page in a list, and files that are no pages. */
export const project: Files = {
  ...tinySite,
  '_site.json': siteWith({}),
  'services/cloud.json': page('Cloud'),
  'about.json': page('About', {
    sections: [{ type: 'hero', heading: 'About', text: 'See [Cloud](/services/cloud).' }],
  }),
}

export const textOf = (content: unknown) =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`

/** Runs git as somebody at a desk. @throws with what it said, if it fails */
export function gitIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** A computer with the project on it, as it came from a server on the same disk. */
export class Desk {
  readonly pages: string
  /** What was said. */
  readonly said: string[] = []

  constructor(
    /** Where everything is: the server and the desks. */
    readonly around: string,
    readonly folder: string,
  ) {
    this.pages = `${folder}/pages-json`
  }

  git(...args: string[]): string {
    return gitIn(this.folder, ...args)
  }

  /** Writes pages; `undefined` removes one. */
  write(files: Files): void {
    for (const [place, content] of Object.entries(files)) this.put(`pages-json/${place}`, content)
  }

  put(place: string, content: unknown): void {
    const file = path.join(this.folder, place)
    mkdirSync(path.dirname(file), { recursive: true })
    if (content === undefined) rmSync(file)
    else writeFileSync(file, content instanceof Uint8Array ? content : textOf(content))
  }

  read(place: string): string {
    return readFileSync(path.join(this.folder, place), 'utf8')
  }

  /** The pages as they lie on the disk. */
  get files(): Record<string, string> {
    return filesOf(this.pages)
  }

  /** All that is known here: branches, what is prepared, what lies in the folder. */
  get state(): unknown {
    return [
      this.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads'),
      this.git('rev-parse', '--symbolic-full-name', 'HEAD'),
      this.git('ls-files', '--stage'),
      listFiles(this.folder, '.git').map((file) => [file, this.read(file)]),
    ]
  }

  /**
   * Sends what changed.
   * @returns what was said, or why it was refused, without the places and names of this computer
   */
  async send(title?: string, options: { apart?: boolean; answers?: string[] } = {}): Promise<string> {
    const answers = [...(options.answers ?? [])]
    const said: string[] = []
    const tell = (words: string) => void said.push(words)
    const ask = (question: string) => {
      said.push(question)
      return Promise.resolve(answers.shift() ?? '')
    }
    const talk = options.answers ? { ask, tell, end: () => {} } : undefined
    const request = { pages: this.pages, date: today, apart: options.apart ?? false, title }
    try {
      const { problems } = await sendPages(request, {
        tell,
        show: tell,
        talk,
        showProgress: async (work) => work(() => {}),
      })
      const errors = problems.filter(({ severity }) => severity === 'error')
      if (errors.length > 0) said.push(`${problemCount(errors)} errors`)
    } catch (error) {
      said.push(error instanceof Error ? error.message : String(error))
    }
    return this.named(said.join('\n'))
  }

  /** Words without what differs from one computer to another. */
  named(words: string): string {
    return words.replaceAll(this.around, '').replaceAll(/[\da-f]{40}/g, 'COMMIT')
  }
}

/** A server with the project on it, and the desks of those who work on it. */
export class Office {
  readonly folder = temporaryFolder()
  readonly server = `${this.folder}/server.git`

  constructor(files: Files = project) {
    // What is set on this computer is not what authors have.
    const settings = `${this.folder}/settings`
    writeFileSync(settings, '[user]\nname = Ana\nemail = ana@northwind.test\n[init]\ndefaultBranch = main\n')
    for (const [name, value] of [
      ['GIT_CONFIG_GLOBAL', settings],
      ['GIT_CONFIG_NOSYSTEM', '1'],
      ['GIT_CEILING_DIRECTORIES', this.folder],
    ] as const)
      vi.stubEnv(name, value)
    gitIn(this.folder, 'init', '--quiet', '--bare', 'server.git')
    const first = this.desk('first')
    first.put('README.md', '# Website\n')
    first.put('.gitignore', '/.pages-json/\n')
    first.put('.gitattributes', '* text=auto eol=lf\n*.png binary\n')
    first.write(files)
    first.git('add', '--all')
    first.git('commit', '--quiet', '--message=The site')
    first.git('push', '--quiet', 'origin', 'HEAD:main')
  }

  desk(name: string): Desk {
    gitIn(this.folder, 'clone', '--quiet', 'server.git', name)
    return new Desk(this.folder, `${this.folder}/${name}`)
  }

  /** What is on a branch of the server, in a file. */
  at(branch: string, place: string): string | undefined {
    const { status, stdout } = spawnSync('git', ['show', `${branch}:${place}`], { cwd: this.server, encoding: 'utf8' })
    return status === 0 ? stdout : undefined
  }

  get branches(): string[] {
    return gitIn(this.server, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')
  }

  /** The titles of what is on a branch, newest first. */
  titles(branch: string): string[] {
    return gitIn(this.server, 'log', '--format=%s', branch).split('\n')
  }

  /** Takes a branch over into the main one, as GitHub's button does. */
  takeOver(branch: string, how: 'merge' | 'squash' = 'merge'): void {
    const desk = this.desk(`maintainer-${branch}-${how}`)
    desk.git('merge', '--quiet', ...(how === 'squash' ? ['--squash'] : ['--no-ff', '--no-edit']), `origin/${branch}`)
    if (how === 'squash') desk.git('commit', '--quiet', '--message=Taken over')
    desk.git('push', '--quiet', 'origin', 'main')
  }
}
