import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lock, tryLock } from '../../../scripts/engine/files/lock'
import { temporaryFolder } from '../publish/folders'
import { inContainer } from './containers'

/** Another process that takes a folder's lock, in a container of its own where this machine allows that. */
async function another(folder: string): Promise<{ says: string; child: ChildProcess }> {
  const [program, args] = inContainer(process.execPath, path.resolve('tests/engine/files/holder.mjs'), folder)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => end(child))
  const [chunk] = await once(child.stdout, 'data')
  return { says: String(chunk).trim(), child }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

describe('A lock', () => {
  it('is held by one only, in whichever container', async () => {
    const folder = temporaryFolder()
    expect((await another(folder)).says).toBe('held')
    expect((await another(folder)).says).toBe('refused')
    expect(tryLock(folder)).toBeUndefined()
  })

  it('keeps others out that begin later', async () => {
    const folder = temporaryFolder()
    const held = lock(folder, 'busy')
    expect((await another(folder)).says).toBe('refused')
    held.release()
    expect((await another(folder)).says).toBe('held')
  })

  it('is free as soon as its holder is killed', async () => {
    const folder = temporaryFolder()
    const { child } = await another(folder)
    await end(child)
    await expect.poll(() => tryLock(folder)?.isHeld(), { timeout: 30_000 }).toBe(true)
  })

  it('leaves no file behind', () => {
    const folder = temporaryFolder()
    lock(folder, 'busy').release()
    expect(existsSync(path.join(folder, 'lock'))).toBe(false)
  })

  it('says what it is told to who comes too late', () => {
    const folder = temporaryFolder()
    const held = lock(folder, 'busy')
    expect(() => lock(folder, 'Another build is at work.')).toThrow('Another build is at work.')
    held.release()
  })

  it('that is given back twice takes nothing from the next holder', () => {
    const folder = temporaryFolder()
    const first = lock(folder, 'busy')
    first.release()
    const second = lock(folder, 'busy')
    first.release()
    expect([second.isHeld(), tryLock(folder)]).toEqual([true, undefined])
    second.release()
  })
})
