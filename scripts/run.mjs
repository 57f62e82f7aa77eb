/**
 * Starts every npm script: `node scripts/run.mjs build --out dist` runs scripts/commands/build.ts.
 * Plain JavaScript without packages, because on a fresh machine nothing is installed yet. It installs what is
 * missing and bundles the TypeScript scripts once per change with Vite's bundler, as a bundle starts four times faster
 * than tsx. package.json gives commands that build a larger nursery (--max-semi-space-size=64): a build makes much
 * short-lived data, and this takes a tenth off its processor time. What lives longer is looked through once it has grown
 * by half (--heap-growing-percent=50), and not by twice and more: 100,000 articles had taken 2 GB, and take 1.3. So that
 * small builds are not looked through at all, the first 128 MB are free (--initial-old-space-size=128).
 * Functions are compiled without those they call in them (--max-inlined-bytecode-size-cumulative=0): the less to compile
 * takes 4% off a build of 10,000 pages, and 30,000 are built no slower. A build begins without the optimizing compiler,
 * with a single thread that looks for garbage (--no-opt, --no-parallel-scavenge) and with a nursery that stays small, and
 * takes in what it left out where there is much to do (scripts/engine/optimizer.ts).
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import * as module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { listFiles } from './engine/files/list-files.mjs'
import { unwritable } from './engine/files/unwritable.mjs'
import { visible } from './engine/text/hidden-characters.mjs'
import { asksForHelp, helpFor } from './help.mjs'
import { installMissing } from './install.mjs'
import { showShare } from './install-share.mjs'

// On the command line V8 takes 2 for less.
if (process.execArgv.includes('--no-opt')) setFlagsFromString('--semi-space-growth-factor=1')
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [command = '', ...args] = process.argv.slice(2)
/** Packages of many small files that every build needs: from the bundle they load in a third of the time. */
const inBundle =
  /^(markdown-it|mdurl|uc\.micro|entities|linkify-it|punycode\.js|jsonc-parser|fastest-levenshtein|picocolors|tinyglobby|fdir|picomatch)(\/|$)/
const commands = 'scripts/commands'
const cache = path.resolve('node_modules/.cache/scripts')

if (asksForHelp(args)) {
  console.log(helpFor(command))
  process.exit()
}
endWithNpm()
try {
  refuseOldNode()
  if (!(await installMissing(installing))) {
    console.error('npm could not install the packages. Check the network connection and try again.')
    process.exit(1)
  }
  const entry = await bundle()
  // Since Node.js 22, what was compiled once is kept: an edit among 10,000 pages takes 6% less.
  module.enableCompileCache?.(path.join(path.dirname(entry), 'compiled'))
  process.argv = [process.argv[0], entry, ...args]
  await import(pathToFileURL(entry).href)
} catch (error) {
  console.error(
    visible(
      error.name === 'Refusal'
        ? error.message
        : (aboutFile(error) ?? `The ${command} command itself failed; this is not a mistake of yours.\n${error.stack}`),
    ),
  )
  process.exitCode = 1
}

/** What the system would not let us do, in words; nothing for other errors. */
function aboutFile({ code, path: file, message }) {
  // Linux tells of the first as of a full disk.
  const isWatch = message.includes('inotify_add_watch') && /no space left/i.test(message)
  const limit = isWatch ? 'max_user_watches' : message.includes('initialize inotify') ? 'max_user_instances' : undefined
  if (limit)
    return `This computer cannot watch any more folders for changes. Close other programs that do, such as editors or other windows with npm run dev or npm run studio, then run this again. If that does not help, show a developer this: fs.inotify.${limit}.`
  // A bundler words it itself, without a code.
  if (/^(ENOSPC|EDQUOT)$/.test(code) || /no space left on device|os error 28/i.test(message))
    return 'The disk is full. Make room on it, then run this again.'
  const reasons = {
    EISDIR: 'it is a folder',
    ENOTDIR: 'a file stands where a folder should',
    ELOOP: 'it is only a link',
    EFTYPE: 'it is a pipe, a socket or a device',
    ENOENT: 'it is not there, or leads to something that is not',
    ENAMETOOLONG: 'its name is too long',
  }
  const reason = unwritable[code]?.reason ?? reasons[code]
  const place = file && path.relative('.', path.resolve(file)).replaceAll('\\', '/')
  if (!place || !reason) return undefined
  if (place.startsWith('node_modules/.cache'))
    return 'The folder node_modules/.cache cannot be written. Allow this command to write there, or remove that folder: it is made again.'
  return place.startsWith('node_modules') ? undefined : `${file} cannot be used: ${reason}.`
}

/**
 * Ends this command once npm, which started it, is gone: otherwise a server would stay behind and keep its port. npm
 * passes SIGTERM on to the shell between the two only, SIGHUP to nobody, and of SIGKILL it does not even know. With
 * nohup, pm2, systemd or docker npm stays, and so does the server. Left over is SIGINT sent to npm's process alone,
 * which dash keeps to itself; Ctrl+C reaches all.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== command) return
  const starters = startedBy()
  const look = () => startedBy() !== starters && process.kill(process.pid, 'SIGTERM')
  setInterval(look, 250).unref()
}

/**
 * The process that started this one; where that is a shell, what started that, too. Only Linux says it, but there are
 * few shells elsewhere that do not leave their place to the one command they are given.
 */
function startedBy() {
  const starter = process.ppid
  try {
    const status = readFileSync(`/proc/${starter}/status`, 'utf8')
    return /^Name:\s\w*sh$/m.test(status) ? `${starter} ${/^PPid:\s(\d+)/m.exec(status)?.[1]}` : `${starter}`
  } catch {
    return `${starter}`
  }
}

/** Runs npm, and shows how far it is. */
function installing(program, args) {
  const end = showShare()
  return run(program, args).finally(end)
}

/** Runs another program to its end, and lets it say what is wrong. Whatever ends this command ends that, too. @returns its exit code */
async function run(program, args) {
  // Loaded here, as little is ever missing: with it comes all that Node.js has for networks.
  const { spawn } = await import('node:child_process')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const passOn = (signal) => child.kill(signal)
  // Before the program starts: in between, a signal would end this command alone.
  for (const signal of signals) process.on(signal, passOn)
  // What a command prints may be read by another program, which has no use for how many packages there are now.
  const child = spawn(program, args, { stdio: ['inherit', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  const [code, signal] = await once(child, 'exit').catch(() => [1])
  for (const name of signals) process.off(name, passOn)
  if (signal) process.kill(process.pid, signal)
  return code
}

function refuseOldNode() {
  const [[major, minor]] = [process.versions.node.split('.').map(Number)]
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`This needs Node.js 20.19 or newer; here is ${process.versions.node}. Get it from https://nodejs.org.`)
  process.exit(1)
}

async function bundle() {
  // Not before the version of Node.js is known to be new enough.
  const { isWhole, putInPlace } = await import('./engine/files/cache-folder.mjs')
  const codeIn = (folder) => listFiles(folder).flatMap((file) => (/\.m?[jt]s$/.test(file) ? [`${folder}/${file}`] : []))
  const sources = [...codeIn('scripts'), ...codeIn('src/page'), 'package-lock.json']
  const stampOf = ({ size, mtimeMs }) => `${size} ${mtimeMs}`
  const state = sources.map((file) => `${file} ${stampOf(statSync(file))}`).join('\n')
  const directory = path.join(cache, createHash('sha256').update(state).digest('hex').slice(0, 16))
  const file = path.join(directory, `${command}.mjs`)
  if (!isWhole(directory)) {
    // Written aside and renamed, so that neither an interrupted start nor two at once leave half a bundle.
    const aside = `${directory}.${process.pid}`
    mkdirSync(aside, { recursive: true })
    const { rolldown } = await import('rolldown')
    const entries = readdirSync(commands)
    const workers = sources.filter((source) => source.endsWith('.worker.ts'))
    const files = [...entries.map((name) => `${commands}/${name}`), ...workers]
    const input = Object.fromEntries(files.map((source) => [path.parse(source).name, `./${source}`]))
    const build = await rolldown({
      input,
      platform: 'node',
      external: (id) => /^[^./]/.test(id) && !inBundle.test(id),
      cwd: process.cwd(),
      resolve: { mainFields: ['module', 'main'] },
    })
    await build.write({
      dir: aside,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // What a third of the commands share is one file: as 46 they took a build 20 ms more to find and to link.
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 9 }] },
    })
    await build.close()
    putInPlace(aside, directory)
    removeOld()
  }
  if (!existsSync(file)) {
    const known = readdirSync(commands).map((name) => path.parse(name).name)
    console.error(`There is no command "${command}". Choose one of: ${known.join(', ')}.`)
    process.exit(1)
  }
  return file
}

/** Bundles of a day ago are of code that is gone; younger ones may still be running. */
function removeOld() {
  for (const name of readdirSync(cache)) {
    const age = Date.now() - statSync(path.join(cache, name)).mtimeMs
    if (age > 86_400_000) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
