import { expect, test, vi } from 'vitest'
import * as bundles from '../../scripts/engine/render/bundles'
import { eventually } from '../eventually'
import { developed } from './developed'

vi.mock('../../scripts/engine/render/bundles', { spy: true })

test('Code that changed before it was watched comes to pages all the same', async () => {
  const { server, get } = await developed()
  expect(await get('about')).toContain('/@pages/app/app.js')
  const sent = vi.spyOn(server.ws, 'send')
  vi.mocked(bundles.versions).mockReturnValue({ code: 'of another', assets: 'of another' })
  await eventually(() => get('about')).toContain('/entry-client.ts')
  expect(sent).toHaveBeenCalledWith({ type: 'full-reload' })
})
