import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imageFolder, lookAt, type PictureFault } from '../../engine/graphics/pictures'
import { linkOnWay } from '../../engine/files/open-file'
import { betterName } from '../../engine/load/better-name'
import { Refusal } from '../../engine/refusal'
import { isPictureName } from '../../engine/site/pictures'
import type { Calls } from './contract'
import type { Desk } from './desk'
import { forms, noPicture, taken } from './picture-forms'
import { isThere } from './texts'

const faults: { [fault in PictureFault]?: string } = {
  empty: 'there is nothing in it',
  HEIC: `it is a HEIC picture, which browsers cannot show. ${taken}`,
  'no picture': noPicture,
  'too large': 'it is too large: save it smaller',
  damaged: 'it is damaged: save it again',
}

/**
 * Puts a picture among those of the site, under a name that no other has. None is ever overwritten.
 * @throws Refusal if it is no picture that pages can show
 */
export function upload(desk: Desk, { name, bytes: written }: Calls['upload']['ask']): { name: string } {
  const bytes = Buffer.from(written, 'base64')
  const begin = bytes.subarray(0, 16).toString('latin1')
  const [, ending] = forms.find(([, , begins]) => begins.test(begin)) ?? []
  const fault = bytes.length === 0 ? 'empty' : ending === undefined ? formOf(begin) : faultOf(bytes, ending)
  if (fault || ending === undefined)
    throw new Refusal(`${name} was not added: ${faults[fault ?? 'no picture'] ?? 'it could not be read'}.`)
  const own = freeName(desk.pages, name, ending)
  const file = `${desk.pages}/${imageFolder}/${own}`
  const change = { writes: new Map([[file, bytes]]), removals: [], read: new Map() }
  desk.change(change, { by: 'studio', words: `Added the picture ${own}` })
  return { name: own }
}

/** The file of a picture by its name; undefined where there is none. */
export function pictureFile(pages: string, name: string): string | undefined {
  const place = `${imageFolder}/${name}`
  const file = `${pages}/${place}`
  return isPictureName(name) && !linkOnWay(pages, place) && isThere(file) ? file : undefined
}

function formOf(begin: string): PictureFault {
  return /^[^]{4}ftyp(hei|mif|msf)/.test(begin) ? 'HEIC' : 'no picture'
}

/** Looks at a picture as closely as a build does, before it is anywhere. */
function faultOf(bytes: Buffer, ending: string): PictureFault | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-'))
  try {
    const file = path.join(folder, `picture.${ending}`)
    writeFileSync(file, bytes)
    const look = lookAt([file]).get(file)
    return look && 'fault' in look ? look.fault : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function freeName(pages: string, name: string, ending: string): string {
  const bare = name.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z]+$/, '')
  const base = /[A-Za-z0-9]/.test(bare) ? betterName(bare.toLowerCase(), true).slice(0, 80) : 'picture'
  for (let number = 1; ; number++) {
    const own = `${base}${number > 1 ? `-${number}` : ''}.${ending}`
    if (!isThere(`${pages}/${imageFolder}/${own}`)) return own
  }
}
