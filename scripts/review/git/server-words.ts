import type { Ran } from './git'

/** Why a server did not take something, in words for who never heard of Git. */
export interface Refused {
  words: string
  /** What the server or a check said itself, where it is worth showing to a developer. */
  said: string[]
}

interface Reason {
  /** What Git says of it, any of these; letter case does not count. */
  of: readonly string[]
  words: (address: string) => string
  /** Whether what was said is shown, too. */
  shown?: boolean
}

/** The first that fits holds. */
const reasons: readonly Reason[] = [
  {
    of: ['[rejected]', 'non-fast-forward', 'fetch first', 'cannot lock ref', 'reference already exists'],
    words: () => 'Somebody else sent something to the same place at this very moment. Try again.',
  },
  {
    of: ['protected branch', 'GH006', 'GH013', 'not allowed to push', 'not allowed to create', 'hook declined'],
    words: () =>
      "The project's server looked at the change and did not take it, by a rule that was set for this project. Show a developer what it said:",
    shown: true,
  },
  {
    of: [
      'authentication failed',
      'could not read username',
      'could not read password',
      'terminal prompts disabled',
      'permission denied (publickey',
      'permission denied (keyboard',
      'permission denied (password',
      'host key verification failed',
      'returned error: 401',
      'HTTP 401',
      'invalid credentials',
      'password authentication was removed',
      'too many authentication failures',
    ],
    words: (address) =>
      `The project's server does not know yet who you are. Sign in once: with GitHub Desktop (https://desktop.github.com; File, Options, Accounts), or in VS Code with the picture of a person, lower left. The server is ${address}. Then try again.`,
  },
  {
    of: [
      'returned error: 403',
      'HTTP 403',
      'permission to ',
      'write access to repository not granted',
      'not authorized',
      'insufficient permission',
      'access denied',
      'unable to create temporary object',
      'permission denied',
    ],
    words: (address) =>
      `You are signed in, but this account may not send changes to ${address}. Ask whoever looks after the project to let it write there, then try again.`,
  },
  {
    of: [
      'could not resolve host',
      "couldn't resolve",
      'failed to connect',
      "couldn't connect",
      'timed out',
      'connection refused',
      'connection reset',
      'connection closed',
      'connection was reset',
      'network is unreachable',
      'network is down',
      'no route to host',
      'SSL',
      'certificate problem',
      'temporary failure in name resolution',
      'name or service not known',
      'the remote end hung up',
      'early EOF',
    ],
    words: (address) =>
      `The project's server could not be reached: ${address}. Look whether this computer is on the internet, then try again.`,
  },
  {
    of: [
      'repository not found',
      "' not found",
      'does not appear to be a git repository',
      'does not exist',
      'returned error: 404',
      'HTTP 404',
      'no such file',
      'no such device',
    ],
    words: (address) =>
      `There is no project at ${address}, or this account may not see it. Ask whoever looks after the project whether it moved, and to let your account see it.`,
  },
  {
    of: ['remote rejected'],
    words: () => "The project's server did not take the change. Show a developer what it said:",
    shown: true,
  },
]

/** Says why a server did not do what it was asked for. @param address where the server is */
export function refused({ status, stdout, stderr }: Ran, address: string): Refused {
  const shown = withoutSecret(address)
  const said = [...wordsIn(stdout), ...wordsIn(stderr)]
  if (status === null) return { words: 'It took too long, and was given up. Try again.', said: [] }
  const all = `${stdout}\n${stderr}`.toLowerCase()
  const reason = reasons.find(({ of }) => of.some((words) => all.includes(words.toLowerCase())))
  if (reason) return { words: reason.words(shown), said: reason.shown ? said : [] }
  const isOwnCheck = stderr.includes('failed to push some refs') && !/^!/m.test(stdout)
  return {
    words: isOwnCheck
      ? 'A check on this computer looks at what is sent, and it did not agree. Show a developer what it said:'
      : `Something went wrong at ${shown}. Show a developer what was said:`,
    said,
  }
}

/** An address without the password that may stand in it. */
function withoutSecret(address: string): string {
  return address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')
}

/** What was said, without the words by which Git begins and ends a report for programs. */
function wordsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^remote:\s?/, '').trim())
  return lines
    .filter((line) => line && !/^(To |Done$|hint:|error: failed to push|Everything up-to-date)/.test(line))
    .slice(0, 12)
}
