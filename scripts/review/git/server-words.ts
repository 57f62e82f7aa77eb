import type { Ran } from './git'

/** Why a server did not take something, in words for who never heard of Git. */
export interface Refused {
  words: string
  /** What the server or a check said itself, where it is worth showing to a developer. */
  said: string[]
}

interface Reason {
  /** What Git says of it. */
  of: RegExp
  words: (address: string) => string
  /** Whether what was said is shown, too. */
  shown?: boolean
}

/** The first that fits holds. */
const reasons: readonly Reason[] = [
  {
    of: /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|reference already exists/i,
    words: () => 'Somebody else sent something to the same place at this very moment. Try again.',
  },
  {
    of: /protected branch|GH006|GH013|not allowed to (push|create)|hook declined|remote rejected/i,
    words: () =>
      "The project's server looked at the change and did not take it, by a rule that was set for this project. Show a developer what it said:",
    shown: true,
  },
  {
    of: /Authentication failed|could not read (Username|Password)|terminal prompts disabled|Permission denied \((publickey|keyboard|password)|Host key verification failed|\b401\b|invalid credentials|password authentication was removed|Too many authentication failures/i,
    words: (address) =>
      `The project's server does not know yet who you are. Sign in once: with GitHub Desktop (https://desktop.github.com; File, Options, Accounts), or in VS Code with the picture of a person, lower left. The server is ${address}. Then try again.`,
  },
  {
    of: /\b403\b|Permission to \S{1,200} denied|Write access to repository not granted|not authorized|insufficient permission|access denied|unable to create temporary object|permission denied/i,
    words: (address) =>
      `You are signed in, but this account may not send changes to ${address}. Ask whoever looks after the project to let it write there, then try again.`,
  },
  {
    of: /could not resolve host|couldn't resolve|failed to connect|couldn't connect|connection (timed out|refused|reset|closed)|network is (unreachable|down)|no route to host|operation timed out|unable to access '[^'\n]{1,200}': [^:\n]{0,60}(timed out|SSL)|temporary failure in name resolution|name or service not known|the remote end hung up|early EOF/i,
    words: (address) =>
      `The project's server could not be reached: ${address}. Look whether this computer is on the internet, then try again.`,
  },
  {
    of: /repository (\S{1,200} )?not found|does not appear to be a git repository|does not exist|\b404\b|no such (file|device)/i,
    words: (address) =>
      `There is no project at ${address}, or this account may not see it. Ask whoever looks after the project whether it moved, and to let your account see it.`,
  },
]

/** Says why a server did not do what it was asked for. @param address where the server is */
export function refused({ status, stdout, stderr }: Ran, address: string): Refused {
  const shown = withoutSecret(address)
  const said = [...wordsIn(stdout), ...wordsIn(stderr)]
  if (status === null) return { words: 'It took too long, and was given up. Try again.', said: [] }
  const reason = reasons.find(({ of }) => of.test(`${stdout}\n${stderr}`))
  if (reason) return { words: reason.words(shown), said: reason.shown ? said : [] }
  const isOwnCheck = /failed to push some refs/.test(stderr) && !/^!/m.test(stdout)
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
