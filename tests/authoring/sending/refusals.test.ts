import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { introduce } from '../../../scripts/authoring/sending/author'
import { Refusal } from '../../../scripts/engine/refusal'
import { openCheckout } from '../../../scripts/review/git/checkout'
import { refused } from '../../../scripts/review/git/server-words'
import { page } from '../../engine/virtual-site'
import { Desk, Office, gitIn } from './desk'

const data = page('Data')

/** Somebody with a page to send. */
function deskWithPage(): { office: Office; desk: Desk } {
  const office = new Office()
  const desk = office.desk('ana')
  desk.write({ 'data.json': data })
  return { office, desk }
}

/** Sends; what was refused has to leave everything as it was. */
async function refusedAt(desk: Desk, title = 'Data'): Promise<string> {
  const before = desk.state
  const said = await desk.send(title)
  expect(desk.state).toEqual(before)
  return said
}

/** A server of the project that gives one answer to everything. In a process of its own: this one waits for git. */
async function withServer<T>(status: number, headers: object, use: (address: string) => Promise<T>): Promise<T> {
  const answer = `(_, response) => response.writeHead(${status}, ${JSON.stringify(headers)}).end()`
  const code = `const server = require('node:http').createServer(${answer}).listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const server = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [port] = await once(server.stdout, 'data')
    return await use(`http://127.0.0.1:${String(port).trim()}/acme/site.git`)
  } finally {
    server.kill()
  }
}

describe('Nothing is sent, and nothing is lost', () => {
  test('where no page changed', async () => {
    expect(await refusedAt(new Office().desk('ana'))).toMatchInlineSnapshot(
      `"Nothing was sent: no page changed since you last sent something, or got the project."`,
    )
  })

  test('where a page has mistakes', async () => {
    const { desk } = deskWithPage()
    desk.write({ 'data.json': '{ "title": ' })
    expect(await refusedAt(desk)).toMatchInlineSnapshot(`"1 errors"`)
  })

  test('where the project came as a ZIP', async () => {
    const { desk } = deskWithPage()
    rmSync(`${desk.folder}/.git`, { recursive: true })
    expect(await desk.send('Data')).toMatchInlineSnapshot(`
      "This folder has no connection to the project, as it came as a ZIP. So nothing can be sent from it, but nothing is lost either. Bring your work over:
      1. Install GitHub Desktop (https://desktop.github.com) and sign in with the account that may see the project.
      2. There, choose File, then Clone repository, and the project. It is put into a new folder.
      3. Copy your pages into it: the folder pages-json in /ana over the one in the new folder.
      4. Open the new folder in VS Code, and run npm run send there. It says what changes before it sends anything. If it names a page you did not touch, somebody else changed it after you got the ZIP: take their version of that file."
    `)
  })

  test('where a ZIP was unpacked in a folder of something else', async () => {
    const { office, desk } = deskWithPage()
    mkdirSync(`${office.folder}/home`)
    gitIn(`${office.folder}/home`, 'init', '--quiet')
    cpSync(desk.folder, `${office.folder}/home/site`, { recursive: true, filter: (file) => !file.endsWith('.git') })
    const zip = new Desk(office.folder, `${office.folder}/home/site`)
    expect(await zip.send('Data')).toMatch(/^This folder has no connection to the project, as it came as a ZIP\./)
  })

  test('where the project was never saved', async () => {
    const { office } = deskWithPage()
    mkdirSync(`${office.folder}/fresh`)
    const desk = new Desk(office.folder, `${office.folder}/fresh`)
    desk.write({ 'data.json': data })
    desk.git('init', '--quiet')
    desk.git('add', '--all')
    expect(await desk.send('Data')).toMatchInlineSnapshot(
      `"This project has no first state yet that a change could be compared with. Ask a developer. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where there is no folder of pages', async () => {
    const { desk } = deskWithPage()
    rmSync(desk.pages, { recursive: true })
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"There is no folder /ana/pages-json. Name the folder that holds the pages with --pages."`,
    )
  })

  test('where Git is not installed', async () => {
    const { desk } = deskWithPage()
    const before = desk.state
    vi.stubEnv('PATH', '/nowhere')
    const said = await desk.send('Data')
    vi.unstubAllEnvs()
    expect(said).toMatchInlineSnapshot(
      `"This needs Git, which is not installed. Get it from https://git-scm.com. Nothing was sent, and your files are as they were."`,
    )
    expect(desk.files).toBeDefined()
    expect(before).toBeDefined()
  })

  test('where nobody has said who sends', async () => {
    const { office, desk } = deskWithPage()
    writeFileSync(`${office.folder}/settings`, '')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(`
      "Data  /data
        This page is new.
      Nothing was sent, as this computer does not know whom it is from. Say it once, with your own name and address:
        git config --global user.name "Your Name"
        git config --global user.email you@example.com
      Then run npm run send again. Your files are as they were."
    `)
  })

  test('where two versions of a page are being brought together', async () => {
    const { desk } = deskWithPage()
    desk.git('switch', '--quiet', '--create', 'other')
    desk.write({ 'about.json': page('About, one') })
    desk.git('commit', '--quiet', '--all', '--message=One')
    desk.git('switch', '--quiet', 'main')
    desk.write({ 'about.json': page('About, two') })
    desk.git('commit', '--quiet', '--all', '--message=Two')
    expect(() => desk.git('merge', 'other')).toThrow()
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"Two versions of pages-json/about.json are being brought together, and it is not decided yet which words stay. In VS Code, open the file, choose what stays, save, and finish under Source Control; or ask a developer. Then try again. Nothing was sent, and your files are as they were."`,
    )
  })

  test.each(['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge'])(
    'where something else is half done: %s',
    async (name) => {
      const { desk } = deskWithPage()
      if (name === 'rebase-merge') mkdirSync(`${desk.folder}/.git/${name}`)
      else writeFileSync(`${desk.folder}/.git/${name}`, desk.git('rev-parse', 'HEAD'))
      const said = await refusedAt(desk)
      if (name === 'MERGE_HEAD')
        expect(said).toMatchInlineSnapshot(
          `"Something was begun in this folder and is not finished: two states of the project are being brought together. Finish it where it was begun, in VS Code under Source Control or in GitHub Desktop, or ask a developer. Then try again. Nothing was sent, and your files are as they were."`,
        )
      expect(said).toMatch(/^Something was begun in this folder and is not finished/)
    },
  )

  test('where the project is connected to no server', async () => {
    const { desk } = deskWithPage()
    desk.git('remote', 'remove', 'origin')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"This project is on this computer only: it is connected to no server that could take your changes. Ask a developer to connect it. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where it is connected to several, and none is the usual one', async () => {
    const { desk } = deskWithPage()
    desk.git('remote', 'rename', 'origin', 'one')
    desk.git('remote', 'add', 'two', desk.around)
    desk.git('config', '--unset', 'branch.main.remote')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"This project is connected to several servers (one, two), and none of them is called origin. Ask a developer which one takes changes. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where the server is gone', async () => {
    const { office, desk } = deskWithPage()
    renameSync(office.server, `${office.folder}/moved.git`)
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"There is no project at /server.git, or this account may not see it. Ask whoever looks after the project whether it moved, and to let your account see it. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where there is no network', async () => {
    const { desk } = deskWithPage()
    desk.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/acme/site.git')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"The project's server could not be reached: http://127.0.0.1:9/acme/site.git. Look whether this computer is on the internet, then try again. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where the server is empty', async () => {
    const { office, desk } = deskWithPage()
    gitIn(office.folder, 'init', '--quiet', '--bare', 'empty.git')
    desk.git('remote', 'set-url', 'origin', `${office.folder}/empty.git`)
    expect(await refusedAt(desk)).toMatchInlineSnapshot(
      `"The project's server at /empty.git has nothing of the project yet. Ask a developer. Nothing was sent, and your files are as they were."`,
    )
  })

  test('where the server asks for a password, which nobody would see', async () => {
    const { desk } = deskWithPage()
    vi.stubEnv('GIT_ASKPASS', '')
    vi.stubEnv('SSH_ASKPASS', '')
    const [said, took] = await servedBy(desk, 401, { 'WWW-Authenticate': 'Basic realm="site"' })
    expect(said).toMatchInlineSnapshot(
      `"The project's server does not know yet who you are. Sign in once: with GitHub Desktop (https://desktop.github.com; File, Options, Accounts), or in VS Code with the picture of a person, lower left. The server is http://server.test/acme/site.git. Then try again. Nothing was sent, and your files are as they were."`,
    )
    expect(took).toBeLessThan(30_000)
  })

  test('where the account may not write', async () => {
    const { desk } = deskWithPage()
    expect((await servedBy(desk, 403, {}))[0]).toMatchInlineSnapshot(
      `"You are signed in, but this account may not send changes to http://server.test/acme/site.git. Ask whoever looks after the project to let it write there, then try again. Nothing was sent, and your files are as they were."`,
    )
  })

  test.skipIf(process.platform === 'win32')('where a check on this computer does not agree', async () => {
    const { office, desk } = deskWithPage()
    hook(`${desk.folder}/.git/hooks/pre-push`, 'Prices need a second pair of eyes.')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(`
      "Data  /data
        This page is new.
      Nothing was sent, and your files are as they were. A check on this computer looks at what is sent, and it did not agree. Show a developer what it said:
        Prices need a second pair of eyes."
    `)
    expect(office.branches).toEqual(['main'])
  })

  test.skipIf(process.platform === 'win32')('where a rule of the server does not agree', async () => {
    const { office, desk } = deskWithPage()
    hook(`${office.server}/hooks/pre-receive`, 'Only on weekdays.')
    expect(await refusedAt(desk)).toMatchInlineSnapshot(`
      "Data  /data
        This page is new.
      Nothing was sent, and your files are as they were. The project's server looked at the change and did not take it, by a rule that was set for this project. Show a developer what it said:
        !	COMMIT:refs/heads/pages-data	[remote rejected] (pre-receive hook declined)
        Only on weekdays."
    `)
    expect(office.branches).toEqual(['main'])
  })
})

describe('Who sends for the first time', () => {
  test('is asked for name and address once', async () => {
    const { office, desk } = deskWithPage()
    writeFileSync(`${office.folder}/settings`, '')
    expect(await desk.send('Data', { answers: ['Ana Lima', 'ana@northwind.test'] })).toContain('What is your name?')
    expect(gitIn(office.server, 'log', '-1', '--format=%an %ae', 'pages-data')).toBe('Ana Lima ana@northwind.test')
    desk.write({ 'more.json': page('More') })
    expect(await desk.send('More', { answers: [] })).not.toContain('What is your name?')
  })

  test('and says no address that could be one is asked again', async () => {
    const { office, desk } = deskWithPage()
    writeFileSync(`${office.folder}/settings`, '')
    const said = await desk.send('Data', { answers: ['', 'Ana Lima', 'none', 'ana@northwind', 'ana@northwind.test'] })
    expect(said.split('That is no email address.')).toHaveLength(3)
    expect(gitIn(office.server, 'log', '-1', '--format=%an %ae', 'pages-data')).toBe('Ana Lima ana@northwind.test')
  })

  test('is told under which name it goes, while there is time to stop', async () => {
    const { office, desk } = deskWithPage()
    writeFileSync(`${office.folder}/settings`, '')
    const said = await desk.send(undefined, { answers: ['Ana Lima', 'ana@northwind.test', ''] })
    expect(said).toMatch(/What you send is from Ana Lima <ana@northwind\.test>\.[^]*Press Enter to send this/)
  })

  test('and stops before all is said leaves no name behind', async () => {
    const { office, desk } = deskWithPage()
    writeFileSync(`${office.folder}/settings`, '')
    const checkout = openCheckout(desk.pages)
    const answers = ['Not a name for this project']
    const ask = () => {
      const answer = answers.shift()
      return answer === undefined ? Promise.reject(new Refusal('Nothing was sent.')) : Promise.resolve(answer)
    }
    await expect(introduce(checkout, { ask, tell: () => {}, end: () => {} })).rejects.toThrow('Nothing was sent.')
    expect(checkout.setting('user.name')).toBeUndefined()
  })
})

describe('What a server says', () => {
  const said = (stderr: string, stdout = '') =>
    refused({ status: 128, stdout, stderr }, 'https://ana:secret@github.com/acme/site.git').words

  test.each([
    ['fatal: unable to access: Could not resolve host: github.com', 'could not be reached'],
    ['ssh: connect to host github.com port 22: Connection timed out', 'could not be reached'],
    ['git@github.com: Permission denied (publickey).', 'does not know yet who you are'],
    ['Host key verification failed.', 'does not know yet who you are'],
    ['remote: Support for password authentication was removed.', 'does not know yet who you are'],
    ['remote: Permission to acme/site.git denied to ana.', 'may not send changes'],
    ['remote: Write access to repository not granted.', 'may not send changes'],
    ['remote: Repository not found.', 'There is no project at https://github.com/acme/site.git,'],
    ['remote: error: GH006: Protected branch update failed for refs/heads/x.', 'by a rule that was set'],
    ['something new', 'Something went wrong at https://github.com/acme/site.git.'],
  ])('is told in words: %s', (stderr, words) => {
    expect(said(stderr)).toContain(words)
    expect(said(stderr)).not.toContain('secret')
  })

  test('of somebody who was quicker is told so', () => {
    expect(said('error: failed to push some refs', '!\tabc:refs/heads/x\t[rejected] (fetch first)')).toBe(
      'Somebody else sent something to the same place at this very moment. Try again.',
    )
  })

  test('that did not answer is given up', () => {
    expect(refused({ status: null, stdout: '', stderr: '' }, 'x').words).toMatch(/^It took too long/)
  })
})

function hook(file: string, words: string): void {
  writeFileSync(file, `#!/bin/sh\necho "${words}" >&2\nexit 1\n`)
  chmodSync(file, 0o755)
}

/** What is said where the server gives one answer to everything, and how long it took in milliseconds. */
function servedBy(desk: Desk, status: number, headers: Record<string, string>): Promise<[string, number]> {
  return withServer(status, headers, async (address) => {
    desk.git('remote', 'set-url', 'origin', address)
    const began = Date.now()
    const said = await refusedAt(desk)
    return [said.replaceAll(address, 'http://server.test/acme/site.git'), Date.now() - began]
  })
}
