import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { filesBelow } from '../../../scripts/engine/files/place'
import { buildSite, type BuildReport } from '../../../scripts/engine/publish/build-site'
import type { BuildOptions } from '../../../scripts/engine/publish/plan'
import type { Documents } from './small-site'

export const today = '2026-11-20'

/** @returns a new empty folder, which is removed when the test is over */
export function temporaryFolder(): string {
  const folder = newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** For hooks, which have to remove it themselves. */
export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-test-')).replaceAll('\\', '/')
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes documents; one that is undefined is removed. */
export function writeDocuments(pages: string, documents: Partial<Documents>): void {
  for (const [file, document] of Object.entries(documents)) {
    const place = path.join(pages, file)
    mkdirSync(path.dirname(place), { recursive: true })
    if (document === undefined) rmSync(place)
    else writeFileSync(place, JSON.stringify(document, undefined, 2))
  }
}

/** Every file of a folder with what is in it, so that two folders can be compared with toEqual. */
export function contentOf(folder: string): Record<string, string> {
  const files = [...filesBelow(folder)].sort()
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]))
}

/** Says which files differ before it shows how: a page's HTML in full helps nobody. */
export function expectSame(actual: Record<string, string>, expected: Record<string, string>, message?: string): void {
  expect(Object.keys(actual), message).toEqual(Object.keys(expected))
  expect(
    Object.keys(actual).filter((file) => actual[file] !== expected[file]),
    message,
  ).toEqual([])
}

/** A site on disk, and its builds. */
export class Workshop {
  readonly pages: string
  readonly out: string

  constructor(
    readonly folder: string,
    documents: Documents,
  ) {
    this.pages = `${folder}/pages`
    this.out = `${folder}/out`
    writeDocuments(this.pages, documents)
  }

  build(options: Partial<BuildOptions> = {}): Promise<BuildReport> {
    return buildSite({ pages: this.pages, out: this.out, date: today, force: false, ...options })
  }

  /** Builds the same documents into an empty folder. @returns what came out */
  async clean(options: Partial<BuildOptions> = {}): Promise<{ report: BuildReport; content: Record<string, string> }> {
    const folder = newFolder()
    const out = `${folder}/out`
    const report = await this.build({ ...options, out })
    const content = contentOf(out)
    removeFolder(folder)
    return { report, content }
  }

  content(): Record<string, string> {
    return contentOf(this.out)
  }

  read(file: string): string {
    return readFileSync(path.join(this.out, file), 'utf8')
  }

  change(documents: Partial<Documents>): void {
    writeDocuments(this.pages, documents)
  }

  /** Notes the output and what is remembered of it. @returns a function that brings both back; the copy lies in the same folder */
  keep(): () => void {
    const names = ['out', '.out']
    for (const name of names) copy(`${this.folder}/${name}`, `${this.folder}/kept/${name}`)
    return () => {
      for (const name of names) {
        removeFolder(`${this.folder}/${name}`)
        copy(`${this.folder}/kept/${name}`, `${this.folder}/${name}`)
      }
    }
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
}
