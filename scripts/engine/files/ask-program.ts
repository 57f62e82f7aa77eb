import { closeSync } from 'node:fs'
import { isNumber, type Guard } from '../text/shape'
import { obstacleAt, type Obstacle } from './obstacle'
import { openFile } from './open-file'
import { parseJson } from './read-json'

/** So many files may be open at once on any system. */
const mostOpen = 100

/** Why nothing is said of a file: it cannot be opened, or made the program fall. */
export type Unsaid = { fault: Obstacle | 'damaged' }

/**
 * Asks a program of its own about files: what reads pictures and videos does so only in the background, while documents
 * are read in one go, and a file may bring its reader down.
 * @param program plain JavaScript. It gets opened files, as many as its argument says, from handle 3 on, and answers each
 * with a line of JSON: its number, and what is to be said of it
 * @param isAnswer tells what may be said of one
 * @returns by file; nothing of those that are gone
 * @throws if the program fails
 */
export function askProgram<Answer>(
  program: string,
  files: readonly string[],
  isAnswer: Guard<Answer>,
): Map<string, Answer | Unsaid> {
  const answers = new Map<string, Answer | Unsaid>()
  for (let first = 0; first < files.length; first += mostOpen) {
    const opened = new Map<string, number>()
    try {
      for (const file of files.slice(first, first + mostOpen)) open(file, opened, answers)
      for (const [file, answer] of askOpened(program, opened, isAnswer)) answers.set(file, answer)
    } finally {
      for (const handle of opened.values()) closeSync(handle)
    }
  }
  return answers
}

/** What is opened here is what is read, whatever stands in its place by then. */
function open(file: string, opened: Map<string, number>, answers: Map<string, unknown>): void {
  try {
    opened.set(file, openFile(file))
  } catch (error) {
    const obstacle = obstacleAt(file, error)
    if (obstacle) answers.set(file, { fault: obstacle })
  }
}

function askOpened<Answer>(
  program: string,
  opened: ReadonlyMap<string, number>,
  isAnswer: Guard<Answer>,
): [string, Answer | Unsaid][] {
  const files = [...opened.keys()]
  if (files.length === 0) return []
  // Loaded here, with all that it loads of networks: most builds have nothing to ask.
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const { stdout, stderr, status, signal } = spawnSync(process.execPath, [program, String(files.length)], {
    stdio: ['ignore', 'pipe', 'pipe', ...opened.values()],
    encoding: 'utf8',
    timeout: 60_000 + 1000 * files.length,
  })
  if (status === 0) return stdout.split('\n').flatMap((line) => answerIn(line, files, isAnswer))
  if (!signal) throw new Error(stderr)
  // A file made it fall: asked one by one, it is known which.
  const [file = '', ...others] = files
  return others.length > 0
    ? files.flatMap((one) => [...askProgram(program, [one], isAnswer)])
    : [[file, { fault: 'damaged' }]]
}

function answerIn<Answer>(line: string, files: readonly string[], isAnswer: Guard<Answer>): [string, Answer][] {
  if (!line) return []
  const isLine = (value: unknown): value is [number: number, answer: Answer] =>
    Array.isArray(value) && isNumber(value[0]) && isAnswer(value[1])
  const [number, answer] = parseJson(line, isLine, 'What was said of a file')
  const file = files[number]
  return file === undefined ? [] : [[file, answer]]
}
