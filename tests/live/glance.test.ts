import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../scripts/engine/check/content'
import { LiveContent } from '../../scripts/live/live-content'
import { temporaryFolder } from '../engine/publish/folders'
import { page, tinySite, today, writeFiles } from '../engine/virtual-site'

/** A site that an earlier command has read, and a page that it did not see. */
function withNewPage(title: string) {
  const pages = temporaryFolder()
  writeFiles(pages, { ...tinySite, 'about.json': page('About') })
  const { index, roots, between } = readContent({ pages, date: today })
  // Files of the same moment are read anew.
  const known = { facts: index.byFile, readAt: Date.now() + 1000, roots, between }
  const file = path.join(pages, 'new.json')
  writeFileSync(file, JSON.stringify(page(title)))
  return { file, content: new LiveContent(pages, today, known) }
}

const rules = ({ checked }: LiveContent) => checked.problems.map(({ rule }) => rule)

describe('A page that is new since an earlier command and asked for before everything was read', () => {
  test('is there', () => {
    const { content } = withNewPage('Brief')
    content.glance('/new')
    expect(content.page('/new')?.title).toBe('Brief')
  })

  test('is told to be the copy of another', async () => {
    const { content } = withNewPage('About')
    content.glance('/new')
    await content.update()
    expect(rules(content)).toContain('page-copied')
  })

  test('is in no list once it is gone', async () => {
    const { content, file } = withNewPage('Brief')
    content.glance('/new')
    rmSync(file)
    await content.update()
    expect(content.surroundings?.index.page('/new')).toBeUndefined()
  })
})
