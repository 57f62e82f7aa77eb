import { Refusal } from '../../engine/refusal'
import type { Checkout } from '../../review/git/checkout'
import { until, type Conversation } from '../questions'

/**
 * Makes sure that whoever reads along is told whom a change is from. Asks once, and keeps the answer for this project.
 * @param talk undefined where nobody could answer
 * @throws Refusal if it is not known, and nobody says it
 */
export async function introduce(checkout: Checkout, talk: Conversation | undefined): Promise<void> {
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env
  const asked = [
    ['user.name', GIT_AUTHOR_NAME, 'What is your name? It stands beside what you send: ', nameFrom],
    ['user.email', GIT_AUTHOR_EMAIL, 'What is your email address? It stands beside what you send, too: ', emailFrom],
  ] as const
  const missing = asked.filter(([name, known]) => !known && !checkout.setting(name))
  if (missing.length === 0) return
  if (!talk) throw new Refusal(unknown)
  talk.tell('This computer does not know your name yet. You are asked once:')
  const said = new Map<string, string>()
  for (const [name, , question, from] of missing) said.set(name, await until(talk, question, from))
  // Not before all is known: what was typed by mistake would stay.
  for (const [name, answer] of said) checkout.read(['config', '--local', name, answer])
  const [name = '', email = ''] = asked.map(([setting, known]) => known ?? checkout.setting(setting))
  talk.tell(
    `What you send is from ${name} <${email}>. If that is wrong, stop here with Ctrl and C, and change it: in GitHub Desktop, choose Repository, Repository settings…, Git config.`,
  )
}

function nameFrom(answer: string): string {
  if (answer && !address.test(answer)) return answer
  throw new Refusal('Type your own name, such as Ana Lima.')
}

function emailFrom(answer: string): string {
  if (address.test(answer)) return answer
  throw new Refusal('That is no email address. One looks like ana@example.com.')
}

const address = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/

const unknown = [
  'Nothing was sent, as this computer does not know whom it is from. Say it once, with your own name and address:',
  '  git config --global user.name "Your Name"',
  '  git config --global user.email you@example.com',
  'Then run npm run send again. Your files are as they were.',
].join('\n')
