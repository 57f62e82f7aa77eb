import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import type { Content } from '../engine/check/content'
import { Refusal } from '../engine/refusal'
import type { PageKind } from '../engine/site/page-kind'
import { visible } from '../engine/text/hidden-characters.mjs'
import { addressFrom, refuseAddress } from './address'
import { rootsOf } from './kept-kinds'
import { refuseTitle, usualAddress, type PageRequest } from './new-page'
import type { Typed } from './page-request'

/** Somebody who answers questions. */
export interface Conversation {
  /** @throws Refusal if there will be no answer */
  ask: (question: string) => Promise<string>
  tell: (sentence: string) => void
  /** There are no more questions: what is typed from now on is for the terminal, such as Ctrl and C. */
  end: () => void
}

const kinds: [PageKind, string][] = [
  ['service', 'a service'],
  ['article', 'an article'],
  ['job', 'a job opening'],
  ['page', 'another page'],
]

/** Asks for what was not typed, one plain question at a time; an answer that cannot be is explained and asked for again. */
export async function askForRest(
  typed: Typed,
  content: Content,
  pages: string,
  talk: Conversation,
): Promise<PageRequest> {
  const { index, site } = content
  const kind = typed.kind ?? (await choose('What do you want to make?', kinds, talk))
  const title =
    typed.title ??
    (await until(talk, 'What is its title? ', (answer) => {
      refuseTitle(answer, kind, index)
      return answer
    }))
  const usual = usualAddress(kind, title, rootsOf(content, pages))
  const path =
    typed.path ??
    (await until(talk, `What is its address? Press Enter for ${usual}: `, (answer) => {
      const address = answer ? addressFrom(answer, pages, site?.url) : usual
      refuseAddress(address, index, pages)
      return address
    }))
  const groups = (site?.groups ?? []).map(({ id, label }): [string | undefined, string] => [id, label])
  const asksGroup = kind === 'service' && typed.group === undefined && groups.length > 0
  const none: [string | undefined, string] = [undefined, 'none of them']
  const group = asksGroup ? await choose('Which group does it belong to?', [...groups, none], talk) : typed.group
  return { ...typed, kind, title, path, group }
}

/**
 * Asks what search results shall say of an article that was made of a text.
 * @param usual what the text begins with
 * @returns undefined where that is left for later
 */
export async function askForDescription(usual: string | undefined, talk: Conversation): Promise<string | undefined> {
  const enter = usual === undefined ? 'Press Enter to write it later' : `Press Enter for “${usual}”`
  const answer = await talk.ask(`What do its readers learn, in one or two sentences for search results? ${enter}: `)
  return answer.trim() || usual
}

/** How long what was typed ahead takes to come, in milliseconds. */
const typedAhead = 50

/** A conversation in the terminal. @param left what is said to who leaves it */
export function inTerminal(left = 'Nothing was made.'): Conversation {
  let open: ReturnType<typeof openLines> | undefined
  return {
    ask: async (question) => {
      const isFirst = open === undefined
      // Not before: it would take Ctrl and C while something else is under way.
      const { lines, gone } = (open ??= openLines(left))
      // What was typed before anybody asked is no answer.
      if (isFirst) await Promise.race([gone, setTimeout(typedAhead)])
      return Promise.race([gone, lines.question(visible(question))])
    },
    tell: (sentence) => console.log(visible(sentence)),
    end: () => open?.lines.close(),
  }
}

function openLines(left: string) {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const gone = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new Refusal(`\n${left}`)))
  })
  gone.catch(() => {})
  return { lines, gone }
}

async function choose<Choice>(question: string, choices: [Choice, string][], talk: Conversation): Promise<Choice> {
  const numbered = choices.map(([, words], place) => `  ${place + 1}  ${words}`)
  return until(talk, `${[question, ...numbered].join('\n')}\nType a number: `, (answer) => {
    const [chosen] = choices.slice(Number(answer) - 1)
    if (!/^[1-9]\d*$/.test(answer) || !chosen) throw new Refusal(`Type a number from 1 to ${choices.length}.`)
    return chosen[0]
  })
}

export async function until<Answer>(
  talk: Conversation,
  question: string,
  take: (answer: string) => Answer,
): Promise<Answer> {
  for (;;) {
    const answer = await talk.ask(question)
    try {
      return take(answer.trim())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      talk.tell(error.message)
    }
  }
}
