import { startingText } from '../../engine/check/rules/starting-text'
import { dayInWords } from '../../engine/problems/words/days'
import { count, listed, mostFiles } from '../../engine/problems/words/sentence'
import { visible } from '../../engine/text/hidden-characters.mjs'
import type { Changes } from '../../review/changes/changes'
import { changesText } from '../../review/changes/text'
import type { Remembered } from '../history/steps-on-disk'
import { whenInWords } from '../history/in-words'
import type { SendPlan } from './plan-send'
import type { SentTo } from './send'
import type { SendTakenBack } from './take-back'

/** What is said where there is nothing to send. */
export function nothingChanged(plan: SendPlan): string {
  return [
    'Nothing was sent: no page changed since you last sent something, or got the project.',
    ...leftAlone(plan),
  ].join('\n')
}

/** What changes, for the terminal. */
export function changesShown({ changes, files }: SendPlan): string {
  if (changes.pages.length > 0) return changesText(changes)
  const those = files.length > 0 ? `; changed are ${listed(files, mostFiles)}` : ''
  return visible(`No page says anything else by it${those}.`)
}

/** What changes, for whoever looks at it later. */
export function changesNoted({ pages, elsewhere }: Changes): string {
  const blocks = pages.map(({ page, address, sentences }) =>
    [`${page} ${address}`.trim(), ...sentences.map((sentence) => `- ${sentence}`)].join('\n'),
  )
  return [...blocks, elsewhere].filter(Boolean).join('\n\n')
}

/** What else goes along, or does not. */
export function besides(plan: SendPlan, earlier: readonly string[]): string[] {
  return [...filesAlong(plan), ...takingBack(plan), ...toWrite(plan), ...alongWith(earlier), ...leftAlone(plan)]
}

/** The one question before something is sent. */
export function question(title: string): string {
  return `\nPress Enter to send this as “${title}”, or type in a few words what it is about. Ctrl and C sends nothing: `
}

/** What was sent, and what comes next. @param isFirst whether it goes by itself, and not to something sent before */
export function sendReport({ address, branch }: SentTo, title: string, isFirst: boolean): string {
  const there = isFirst
    ? 'Open this address and confirm there that somebody shall look at it:'
    : 'It was added to what you sent before, and shows there in a minute:'
  return [
    `Sent “${title}”. The site changes once somebody has agreed to it.`,
    ...(address
      ? [there, `  ${address}`]
      : [`Tell whoever looks after the project that it is there, under the name ${branch}.`]),
    'If you change more, run npm run send again: it is added. npm run undo takes it back.',
  ].join('\n')
}

/** Says what taking a sending back did, or would do. */
export function sendUndone({ step }: Remembered, now: Date, done?: SendTakenBack): string {
  return [
    `${done ? 'Took back' : 'This would be taken back'}: ${step.words} (${whenInWords(new Date(step.at), now)})`,
    ...(done?.wasPublished
      ? [
          done.address
            ? `It was on the site already. The site changes back once somebody has agreed; open this address and confirm there that somebody shall look at it:\n  ${done.address}`
            : 'It was on the site already. The site changes back once somebody has agreed: tell whoever looks after the project.',
        ]
      : []),
    'Your pages on this computer stay as they are.',
  ].join('\n')
}

function alongWith(earlier: readonly string[]): string[] {
  if (earlier.length === 0) return []
  const them = listed(
    earlier.map((words) => `“${words}”`),
    mostFiles,
  )
  return [`Sent along, as it was saved here before and never sent: ${count(earlier.length, 'change')}, ${them}.`]
}

function leftAlone({ others }: SendPlan): string[] {
  if (others.length === 0) return []
  return [
    `Not sent, as they are no pages: ${listed(others, mostFiles)}. They stay as they are; a developer sends such files.`,
  ]
}

function takingBack({ returned }: SendPlan): string[] {
  if (returned.length === 0) return []
  const them = returned.map(
    ({ file, title, day }) => `  ${file} is again as it was before “${title}” of ${dayInWords(day)}.`,
  )
  return [
    [
      'Look at this first: it takes back what was changed before, as happens with files from an old copy.',
      ...them,
      'If you did not mean that, keep the newer state: in GitHub Desktop, click the file under Changes with the right button and choose Discard Changes….',
    ].join('\n'),
  ]
}

/** A draft may have them: nobody reads it. */
function toWrite({ content: { index, problems }, folder, names }: SendPlan): string[] {
  const drafts = new Set(index.pages.flatMap(({ file, draft }) => (draft ? file : [])))
  const sent = new Set(names.map((name) => `${folder}/${name}`))
  const texts = problems.filter(({ rule, file }) => rule === startingText.id && sent.has(file) && !drafts.has(file))
  if (texts.length === 0) return []
  const all = texts.reduce((sum, { also = [], more = 1 }) => sum + also.length + more, 0)
  const where = [...new Set(texts.map(({ file }) => file.slice(folder.length + 1)))]
  return [
    `Still to be written, and visitors would read it as it stands: ${count(all, 'text')} with “To write:” in ${listed(where, mostFiles)}. To send it and not publish it yet, make it a draft ("draft": true).`,
  ]
}

/** Pictures, videos and files for download, by name: some may have come into the folder by chance. */
function filesAlong({ content: { index }, names: all }: SendPlan): string[] {
  const names = all.filter((name) => !name.endsWith('.json'))
  const used = new Set(
    index.pages.flatMap(({ images, attachments = [] }) => [...images.map((name) => `_images/${name}`), ...attachments]),
  )
  const idle = names.filter((name) => /^_(images|videos|files)\//.test(name) && !used.has(name))
  if (names.length === 0) return []
  const unused = idle.length > 0 ? ` No page uses ${listed(idle, mostFiles)}: remove what nobody shall have.` : ''
  return [`With the pages goes: ${listed(names, 2 * mostFiles)}.${unused}`]
}
