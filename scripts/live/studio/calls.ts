import { Refusal } from '../../engine/refusal'
import { isText, oneOf, optional, withFields, type Guard } from '../../engine/text/shape'
import { choices } from './choices'
import type { Calls, Refused } from './contract'
import type { Desk } from './desk'
import { forms } from './forms'
import { lookOf } from './looks'
import { address, create, duplicate, move, remove } from './page-changes'
import { pageList } from './page-list'
import { paste } from './pasting'
import { upload } from './pictures'
import { letGo, save } from './saving'
import { send } from './sending'
import { starts } from './starts'
import { fileAt, isThere } from './texts'
import { redo, turns, undo } from './turns'
import { unwritten } from './unwritten'
import { preview, verdict } from './verdicts'
import { inStudio } from './words'

/** What a call is answered with, and how it was asked. */
interface Answered {
  status: number
  answer: unknown
}

type Answering = (desk: Desk, asked: unknown) => unknown

/** A call whose question has to be of its form. */
function answering<Name extends keyof Calls>(
  isAsk: Guard<Calls[Name]['ask']>,
  answer: (desk: Desk, ask: Calls[Name]['ask']) => Calls[Name]['answer'] | Refused | Promise<Calls[Name]['answer']>,
): Answering {
  return (desk, asked) => {
    if (!isAsk(asked)) throw new WrongForm()
    return answer(desk, asked)
  }
}

class WrongForm extends Error {}

const isNothing: Guard<Record<string, never>> = withFields({})
const isTrue = (value: unknown): value is boolean => typeof value === 'boolean'
const isKind = oneOf('service', 'article', 'job', 'page')
const isChoiceKind = oneOf('link', 'icon', 'pictogram', 'illustration', 'picture', 'group', 'region', 'technology')
const isOfFile = { file: isText, text: isText }

const calls: { [Name in keyof Calls]: Answering } = {
  forms: answering<'forms'>(isNothing, forms),
  starts: answering<'starts'>(isNothing, starts),
  pages: answering<'pages'>(isNothing, pageList),
  open: answering<'open'>(withFields({ path: optional(isText), file: optional(isText) }), open),
  preview: answering<'preview'>(withFields(isOfFile), preview),
  save: answering<'save'>(withFields({ ...isOfFile, base: isText, words: isText, run: isText }), save),
  letGo: answering<'letGo'>(withFields({ ...isOfFile, title: isText }), letGo),
  verdict: answering<'verdict'>(withFields({ file: isText }), verdict),
  turns: answering<'turns'>(isNothing, turns),
  undo: answering<'undo'>(isNothing, undo),
  redo: answering<'redo'>(isNothing, redo),
  choices: answering<'choices'>(withFields({ of: isChoiceKind, search: optional(isText) }), choices),
  upload: answering<'upload'>(withFields({ name: isText, bytes: isText }), upload),
  paste: answering<'paste'>(withFields({ html: isText, text: isText }), (_desk, asked) => paste(asked)),
  address: answering<'address'>(withFields({ kind: isKind, title: isText }), address),
  create: answering<'create'>(
    withFields({ kind: isKind, title: isText, path: isText, group: optional(isText), draft: isTrue }),
    create,
  ),
  duplicate: answering<'duplicate'>(withFields({ path: isText, title: isText, to: isText }), duplicate),
  move: answering<'move'>(withFields({ from: isText, to: isText, dry: isTrue }), move),
  remove: answering<'remove'>(withFields({ path: isText, to: isText, dry: isTrue }), remove),
  lookOf: answering<'lookOf'>(withFields(isOfFile), lookOf),
  send: answering<'send'>(withFields({ title: optional(isText), dry: isTrue }), send),
}

/** A window of the same studio asks for nothing that there is not. */
const otherVersion = 'The studio was updated since this window was opened. Copy what is not saved yet, and reload it.'

/** Answers a call by its name. What cannot be done is said in words. */
export async function answerCall(desk: Desk, name: string, asked: unknown): Promise<Answered> {
  const call = Object.entries(calls).find(([own]) => own === name)?.[1]
  if (!call) return { status: 404, answer: { refused: otherVersion } }
  try {
    return { status: 200, answer: await call(desk, asked) }
  } catch (error) {
    if (error instanceof WrongForm) return { status: 400, answer: { refused: otherVersion } }
    if (error instanceof Refusal) return { status: 200, answer: { refused: inStudio(desk, error.message) } }
    const refused = unwritten(desk, error)
    if (refused === undefined) throw error
    const kept = name === 'save' || name === 'letGo' ? ' Your words are kept in this window.' : ''
    return { status: 500, answer: { refused: refused + kept } }
  }
}

function open(desk: Desk, { path, file: named }: Calls['open']['ask']): Calls['open']['answer'] {
  const file = named ?? fileAt(desk.pages, path ?? '/')
  if (file === undefined) return { refused: `There is no page at ${path}.` }
  const document = desk.open(file)
  return isThere(file) ? document : { refused: `${file} is not there any more.` }
}
