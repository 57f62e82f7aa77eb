import { hash } from 'node:crypto'
import { bytesOnDisk } from '../../engine/files/change-folder'
import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { Refusal } from '../../engine/refusal'
import { openCheckout, type Checkout } from '../../review/git/checkout'
import { requestAddress } from '../../review/git/request-address'
import { commit, filesBetween, treeWithFiles, workOn } from '../../review/git/save'
import { askServer, fetchBranches, push, type Server } from '../../review/git/server'
import { changesMade, forget, lastToForget, remember } from '../history/history'
import type { Remembered } from '../history/steps-on-disk'
import type { Sent, StepFile } from '../history/step'
import { branchName } from './title'

/** What became of a sending that was taken back. */
export interface SendTakenBack {
  /** Whether the site had been published with it: then taking it back has to be agreed to, too. */
  wasPublished: boolean
  /** Where that can be proposed. */
  address: string | undefined
}

/**
 * Takes a sending back: the server gets one more state, in which its files are what they were before. What was sent
 * stays in the history there, and nothing that others sent is touched. The files on this computer stay as they are; to
 * take them back, too, is a step of the history in its place, below those that were made since.
 * @param pages the folder of documents
 * @throws Refusal if somebody changed the same files since, or the server does not take it
 */
export async function takeBackSending(
  pages: string,
  remembered: Remembered,
  sent: Sent,
  now = new Date(),
): Promise<SendTakenBack> {
  const checkout = openCheckout(pages, 'Nothing was taken back, and your files are as they were.')
  const server = await askServer(checkout)
  await fetchBranches(checkout, server, [server.main, sent.branch])
  const files = filesBetween(checkout, `${sent.commit}^`, sent.commit)
  const main = server.branches.get(server.main) ?? 'HEAD'
  const wasPublished = checkout.holds(main, sent.commit) || wasSquashed(checkout, main, sent, files)
  const tip = wasPublished ? main : server.branches.get(sent.branch)
  const title = remembered.step.words.replace(/^Sent /, 'Take back ')
  const branch = wasPublished ? await branchName(title, (name) => server.branches.has(name)) : sent.branch
  const address =
    tip === undefined ? undefined : await takeBackOn(checkout, server, { tip, branch, title, files, sent })
  const ownPages = files.filter((file) => file.startsWith(`${checkout.pages}/`))
  const steps = ownPages.map((file) => stepFile(checkout, sent.commit, file))
  // One step back leads to before all that was sent: those that it was made in lead nowhere from there.
  const earlier = [...changesMade(pages)].find(({ number, step }) => step.sent && number < remembered.number)
  forget(pages, { number: (earlier?.number ?? 0) + 1 }, lastToForget(pages, remembered))
  const words = remembered.step.words.replace(/^Sent (.*)$/s, 'What you wrote yourself and sent as $1')
  const before = ownPages.flatMap((file) => checkout.fileAt(`${sent.commit}^`, file) ?? [])
  remember(pages, { at: now.toISOString(), by: 'edit', words, files: steps }, before, remembered.number)
  return { wasPublished, address: wasPublished ? address : undefined }
}

/** Whether the site came to hold what was sent without its state; where it did before, that was sent to take itself back. */
function wasSquashed(checkout: Checkout, main: string, { commit }: Sent, files: readonly string[]): boolean {
  const isSame = (state: string) => filesBetween(checkout, commit, state).every((file) => !files.includes(file))
  return isSame(main) && !isSame(checkout.read(['merge-base', main, commit]).trim())
}

interface Target {
  /** The state on the server that is gone back from. */
  tip: string
  branch: string
  title: string
  files: readonly string[]
  sent: Sent
}

async function takeBackOn(
  checkout: Checkout,
  server: Server,
  { tip, branch, title, files, sent }: Target,
): Promise<string | undefined> {
  const differ = (one: string) => new Set(filesBetween(checkout, one, tip))
  const [fromSent, fromBefore] = [differ(sent.commit), differ(`${sent.commit}^`)]
  const later = files.filter((file) => fromSent.has(file) && fromBefore.has(file))
  if (later.length > 0) throw new Refusal(changedLater(later))
  const tree = treeWithFiles(checkout, tip, files, `${sent.commit}^`)
  // It was taken back before, and the window closed before that was noted here.
  if (tree === checkout.read(['rev-parse', `${tip}^{tree}`])) return undefined
  const state = commit(checkout, { tree, after: tip, message: `${title}\n\nThis takes back commit ${sent.commit}.\n` })
  const said = await push(checkout, server, state, branch)
  // What others sent meanwhile comes here first, or it would look as if it was taken back here.
  if (checkout.head === tip || (checkout.holds(tip, 'HEAD') && checkout.asks('merge', '--ff-only', '--quiet', tip)))
    workOn(checkout, branch, state)
  return requestAddress(server.address, server.main, branch, said)
}

/** A file as a step of the history that leads from before the sending to what was sent. */
function stepFile(checkout: Checkout, state: string, file: string): StepFile {
  const place = `${checkout.folder}/${file}`
  const [was, is] = [checkout.fileAt(`${state}^`, file), checkout.fileAt(state, file)]
  // On the disk its line ends may be others than on the server, and it is the same all the same.
  const isSame =
    checkout.run(['hash-object', `--path=${file}`, place]).stdout ===
    checkout.run(['rev-parse', `${state}:${file}`]).stdout
  const left = is && isSame ? (bytesOnDisk(place) ?? is) : is
  return {
    file: file.slice(checkout.pages.length + 1),
    before: was?.length ?? null,
    after: left ? hash('sha256', left) : null,
  }
}

function changedLater(files: readonly string[]): string {
  return `Nothing was taken back: after you sent it, somebody changed ${listed(files, mostFiles)} there, and those words would be lost. Change ${files.length > 1 ? 'these files' : 'this file'} by hand to what shall stand there, and run npm run send.`
}
