import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changePlace } from '../../../scripts/engine/files/place'
import { contentOf, removeFolder, temporaryFolder, today, Workshop } from '../publish/folders'
import { page, smallSite } from '../publish/small-site'
import { hasContainers, inContainer } from './containers'

/** Runs commands with folders bound onto others, as containers do; as they are where this machine has no containers. */
function withMounts(mounts: [from: string, onto: string][], command: string[]) {
  // Without a container, what root mounts would stay.
  const bind = hasContainers ? mounts.map(([from, onto]) => `mount --bind '${from}' '${onto}';`).join(' ') : ''
  const [program, args] = inContainer('sh', '-c', `${bind} "$@"`, 'sh', process.execPath, 'scripts/run.mjs', ...command)
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, stderr }
}

/** A folder on another disk than the temporary folder, where this machine has one: Linux keeps /dev/shm in memory. */
function elsewhere(): string {
  if (!existsSync('/dev/shm')) return temporaryFolder()
  const folder = mkdtempSync('/dev/shm/site-test-')
  onTestFinished(() => removeFolder(folder))
  return folder
}

describe('An output folder', () => {
  const edited = { 'about.json': page('About us', 'Other words.'), 'crm.json': undefined }

  it('that is a link to another disk is built, and built again', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    const there = elsewhere()
    symlinkSync(there, workshop.out)
    onTestFinished(() => removeFolder(changePlace(workshop.out).aside))
    await workshop.build()
    workshop.change(edited)
    await workshop.build()
    expect(contentOf(there)).toEqual((await workshop.clean()).content)
  })

  it('that is bound from elsewhere is built, and built again', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    const store = temporaryFolder()
    mkdirSync(workshop.out)
    const build = () =>
      withMounts([[store, workshop.out]], ['build', '--pages', workshop.pages, '--out', workshop.out, '--date', today])
    expect(build()).toEqual({ status: 0, stderr: '' })
    workshop.change(edited)
    expect(build()).toEqual({ status: 0, stderr: '' })
    const built = [store, workshop.out].find((folder) => existsSync(path.join(folder, 'index.html'))) ?? store
    const files = Object.entries(contentOf(built)).filter(([file]) => !file.startsWith('.out/'))
    expect(Object.fromEntries(files)).toEqual((await workshop.clean()).content)
  })

  it('that is a link that leads nowhere is refused in one sentence', async () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    symlinkSync(path.join(workshop.folder, 'nowhere'), workshop.out)
    await expect(workshop.build()).rejects.toThrow(/out is a link that leads nowhere\. Remove the link, or make/)
  })
})

describe('A folder of pages', () => {
  it('that is bound from elsewhere is changed wholly, and nothing is left in it', () => {
    const workshop = new Workshop(temporaryFolder(), smallSite())
    const onto = path.join(workshop.folder, 'bound')
    mkdirSync(onto)
    const moveIn = (pages: string) => ['move', '/services/cloud', '/services/clouds', '--pages', pages]
    // Where nothing can be bound, the folder itself is changed.
    const result = withMounts([[workshop.pages, onto]], moveIn(hasContainers ? onto : workshop.pages))
    expect(result).toEqual({ status: 0, stderr: '' })
    expect(readdirSync(workshop.pages)).not.toContain('.bound')
    expect(existsSync(path.join(workshop.pages, 'services/clouds.json'))).toBe(true)
  })
})

describe('A disk that is full', () => {
  it('ends a build in one sentence, and leaves the output as it was', () => {
    const { folder, pages } = new Workshop(temporaryFolder(), smallSite())
    const disk = `${folder}/disk`
    mkdirSync(disk)
    const build = `node scripts/run.mjs build --pages '${pages}' --out '${disk}/out' --date ${today}`
    const steps = [
      ...(hasContainers ? [`mount -t tmpfs -o size=40m tmpfs '${disk}'`] : []),
      `${build} >/dev/null || exit 7`,
      `dd if=/dev/zero of='${disk}/full' bs=64k count=640 2>/dev/null || true`,
      `${build} --force >/dev/null; echo $?`,
      `rm '${disk}/full'`,
      `${build} --verify | cut -d: -f2-`,
    ]
    const [program, args] = inContainer('sh', '-c', steps.join('\n'))
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    // Where this machine lets nobody make a small disk, there is room.
    expect({ stdout, stderr }).toEqual({
      stdout: expect.stringMatching(hasContainers ? /^1\n 0 made, .*\n$/ : /^0\n 0 made, .*\n$/),
      stderr: hasContainers ? 'The disk is full. Make room on it, then run this again.\n' : '',
    })
  })
})
