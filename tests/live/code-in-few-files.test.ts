import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually } from '../eventually'
import { developed } from './developed'

const app = 'src="/@pages/app/app.js"'
const modules = 'src="/entry-client.ts'

test('A page has the app in few files, of which one hears of what is saved', async () => {
  const { get } = await developed()
  const html = await get('about')
  expect(html).toContain(app)
  expect(html).not.toContain(modules)
  const [, file = ''] = /"(assets\/app-[^"]+\.js)"/.exec(await get('@pages/app/app.js')) ?? []
  expect(await get(`@pages/app/${file}`)).toContain('pages:changed')
})

test('Nothing but the files of the app is found beside them', async () => {
  const { ask } = await developed()
  for (const address of ['entry-app.tsx', '..%2f..%2f..%2f..%2fpackage.json', 'assets/none.js'])
    expect((await ask(`@pages/app/${address}`)).status).toBe(404)
})

test('Once the code has changed a page has its modules', async () => {
  const { server, get } = await developed()
  await get('about')
  const sent = vi.spyOn(server.ws, 'send')
  server.watcher.emit('all', 'change', path.resolve('src/entry-client.ts'))
  expect(sent).toHaveBeenCalledWith({ type: 'full-reload' })
  const html = await get('about')
  expect(html).toContain(modules)
  expect(html).not.toContain(app)
})

test('Pages load anew once for the first change of the code, and then change without', async () => {
  const { server, get } = await developed()
  await get('about')
  server.watcher.emit('all', 'change', path.resolve('src/entry-client.ts'))
  const sent = vi.spyOn(server.ws, 'send')
  server.watcher.emit('all', 'change', path.resolve('src/entry-client.ts'))
  expect(sent).not.toHaveBeenCalled()
})

test('A page that was on its way when the code changed begins anew', async () => {
  const { server, get } = await developed()
  await get('about')
  server.watcher.emit('all', 'change', path.resolve('src/entry-client.ts'))
  expect(await get('@pages/app/app.js')).toBe('location.reload()')
})

test('A picture that every visit loads is no code', async () => {
  const { server, get } = await developed()
  server.watcher.emit('all', 'change', path.resolve('src/public/favicon.svg'))
  expect(await get('about')).toContain(app)
})

test('A server that starts anew, as for another configuration, gives modules and hears of what is saved', async () => {
  const { pages, server, get } = await developed()
  await server.restart()
  expect(await get('about')).toContain(modules)
  writeFileSync(path.join(pages, 'about.json'), '{')
  await eventually(() => get('@pages/problems/services')).toContain('about.json')
})

test('The code is watched, though only once there was time for a first page', async () => {
  const { server } = await developed()
  const watched = () => Object.keys(server.watcher.getWatched())
  await eventually(watched).toContain(path.resolve('.'))
  expect(watched()).not.toContain(path.resolve('src'))
  await eventually(watched).toContain(path.resolve('src/layout'))
})
