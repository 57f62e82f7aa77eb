import { cpSync } from 'node:fs'
import { afterAll } from 'vitest'
import { LiveContent } from '../../../scripts/live/live-content'
import { Desk } from '../../../scripts/live/studio/desk'
import { markedDocument } from '../../../scripts/live/studio/marked-document'
import { Updates } from '../../../scripts/live/updates'
import { newFolder, removeFolder } from '../../engine/publish/folders'

export const today = '2026-11-20'

/** What the studio's calls work with, on a copy of the site's documents. @param folder an empty one */
export async function deskIn(folder: string): Promise<Desk> {
  const pages = `${folder}/pages`
  cpSync('pages-json', pages, { recursive: true })
  return deskOn(pages)
}

/** The same for all tests of a file. */
export async function deskForFile(): Promise<Desk> {
  const folder = newFolder()
  afterAll(() => removeFolder(folder))
  return deskIn(folder)
}

/** The same on documents that are there. */
export async function deskOn(pages: string): Promise<Desk> {
  const content = new LiveContent(pages, today, undefined, markedDocument)
  await content.update()
  return deskOf(pages, content)
}

/** The same with what was read of them. */
export function deskOf(pages: string, content: LiveContent): Desk {
  const updates = new Updates(content, { tell: () => {}, complain: () => {} })
  return new Desk({ pages, date: today }, { content, updates })
}
