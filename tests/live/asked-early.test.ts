import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevServer } from '../e2e/dev-server'
import { service } from '../engine/publish/long-site'

const dev = new DevServer()
beforeAll(async () => {
  // So many are not read before the first page is shown.
  for (let number = 0; number < 500; number++) dev.save(`services/made-${number}.json`, JSON.stringify(service(number)))
  dev.save('services/never-asked-for.json', JSON.stringify({ ...service(500), aliases: ['/old'] }))
  await dev.start()
})
afterAll(() => dev.stop())

/** A page that nobody asks for has a former address. */
const isAllRead = async () => (await fetch(`${dev.url}/old`)).ok

test('Each of hundreds of pages is there before everything was read', async () => {
  await fetch(`${dev.url}/contact`)
  const titles: string[] = []
  do {
    const data = await fetch(`${dev.url}/services/made-${titles.length}.json`)
    titles.push((await data.json()).title)
  } while (!(await isAllRead()))
  expect(titles.length).toBeGreaterThan(10)
  expect(titles).toEqual(titles.map((_, number) => service(number).title))
})
