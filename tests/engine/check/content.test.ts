import { beforeAll, describe, expect, it } from 'vitest'
import { readContent, readContentAside } from '../../../scripts/engine/check/content'
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
    expect(await readContentAside({ pages, date: today })).toEqual(readContent({ pages, date: today }))
  })

  it('leave others their turns meanwhile', async () => {
    let turns = 0
    const others = setInterval(() => turns++, 1)
    await readContentAside({ pages, date: today })
    clearInterval(others)
    expect(turns).toBeGreaterThan(2)
  })
})
