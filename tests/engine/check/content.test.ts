import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { siteChecks } from '../../../scripts/engine/check/checks'
import { readContent, readContentInTurns } from '../../../scripts/engine/check/content'
import { services, siteOf } from '../publish/long-site'
import { newFolder, removeFolder, today, writeDocuments } from '../publish/folders'

describe('Hundreds of documents that are read aside', () => {
  let pages = ''

  beforeAll(() => {
    pages = newFolder()
    writeDocuments(pages, siteOf(services(0, 600)))
    return () => removeFolder(pages)
  })

  it('are found to be what they are found otherwise', async () => {
    expect(await readContentInTurns({ pages, date: today })).toEqual(readContent({ pages, date: today }))
  })

  it('leave others their turns meanwhile', async () => {
    let turns = 0
    const others = setInterval(() => turns++, 1)
    await readContentInTurns({ pages, date: today })
    clearInterval(others)
    expect(turns).toBeGreaterThan(2)
  })

  it('leave others a turn between any two checks of all pages', async () => {
    const few = newFolder()
    onTestFinished(() => removeFolder(few))
    writeDocuments(few, siteOf({}))
    // To whoever asks each step has taken long.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
    onTestFinished(() => void vi.restoreAllMocks())
    const read = new AbortController()
    let turns = 0
    const others = (async () => {
      for (; !read.signal.aborted; turns++) await setImmediate()
    })()
    await readContentInTurns({ pages: few, date: today })
    read.abort()
    await others
    expect(turns).toBeGreaterThan(siteChecks.length)
  })
})
