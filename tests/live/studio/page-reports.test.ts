import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isText, withFields } from '../../../scripts/engine/text/shape'
import { answerCall } from '../../../scripts/live/studio/calls'
import { deskForFile } from './desk'

const isReport = withFields({ report: isText })
const desk = await deskForFile()

const asked = async (name: string, ask: unknown) => (await answerCall(desk, name, ask)).answer

function reported(answer: unknown): { report: string } {
  if (!isReport(answer)) throw new Error(`This is no report: ${JSON.stringify(answer)}`)
  return answer
}

describe('A move and a removal', () => {
  test('say what they mean before they do it', async () => {
    expect(await asked('move', { from: '/services/uiux', to: '/services/ux', dry: true })).toMatchObject({
      path: '/services/ux',
      report: expect.stringMatching(/^Nothing was changed yet.*\n\nThe page is at \/services\/ux instead of/s),
    })
    expect(await asked('remove', { path: '/services/uiux', to: '/services', dry: true })).toMatchObject({
      path: '/services',
      report: expect.stringMatching(/^Nothing was changed yet.*is removed\. Who asks for \/services\/uiux comes to “/s),
    })
    expect(existsSync(`${desk.pages}/services/uiux.json`)).toBe(true)
  })

  test('name the pages whose links change by their titles, each in a line of a list', async () => {
    const { report } = reported(await asked('move', { from: '/services/uiux', to: '/services/ux', dry: true }))
    expect(report).toContain('Links lead to the new address in:\n  “')
    expect(report).toContain('\n  “All services, by the kind of work”')
  })

  test('name pages beneath, which move along', async () => {
    const { report } = reported(await asked('move', { from: '/Blog', to: '/articles', dry: true }))
    expect(report).toMatch(/\d+ pages beneath it move along:\n {2}“[^”]+” to \/articles\//)
    expect(report).toContain('Whoever asks for an old address still comes to its page.')
  })

  test.each([
    ['move', { from: '/services/uiux', to: '/services/ux', dry: true }],
    ['move', { from: '/career', to: '/jobs', dry: true }],
    ['remove', { path: '/services/uiux', to: '/services', dry: true }],
  ])('name no file, line, field or command (%s %j)', async (name, ask) => {
    expect(reported(await asked(name, ask)).report).not.toMatch(/\.json|\bline|"|npm/)
  })
})
