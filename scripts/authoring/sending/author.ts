import { Refusal } from '../../engine/refusal'
import type { Checkout } from '../../review/git/checkout'
import type { Conversation } from '../questions'

/**
 * Makes sure that whoever reads along is told whom a change is from. Asks once, and keeps the answer for this project.
 * @param talk undefined where nobody could answer
 * @throws Refusal if it is not known, and nobody says it
 */
export async function introduce(checkout: Checkout, talk: Conversation | undefined): Promise<void> {
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env
  const asked = [
    ['user.name', GIT_AUTHOR_NAME, 'What is your name? It stands beside what you send: '],
    ['user.email', GIT_AUTHOR_EMAIL, 'What is your email address? It stands beside what you send, too: '],
  ] as const
  const missing = asked.filter(([name, known]) => !known && !checkout.setting(name))
  if (missing.length === 0) return
  if (!talk) throw new Refusal(unknown)
  talk.tell('This computer does not know your name yet. You are asked once:')
  for (const [name, , question] of missing) {
    const answer = (await talk.ask(question)).trim()
    if (!answer || (name === 'user.email' && !/^[^\s@]+@[^\s@]+$/.test(answer))) throw new Refusal(unknown)
    checkout.read(['config', '--local', name, answer])
  }
}

const unknown = [
  'Nothing was sent, as this computer does not know whom it is from. Say it once, with your own name and address:',
  '  git config --global user.name "Your Name"',
  '  git config --global user.email you@example.com',
  'Then run npm run send again. Your files are as they were.',
].join('\n')
