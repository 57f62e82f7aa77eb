import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../../../scripts/engine/files/place'
import { pack } from '../../../../scripts/engine/publish/pack'
import { publish, type Published } from '../../../../scripts/engine/publish/releases/publish'
import { Workshop } from '../folders'

/** A built site that is released to a folder of its own. */
export class Server extends Workshop {
  readonly to = `${this.folder}/server`

  /** Builds and releases what the documents say now. @param keep how many releases @param packed with compressed copies */
  async release({ keep = 5, packed = false } = {}): Promise<Published> {
    await this.build({ verify: true })
    if (packed) await pack(this.out)
    return publish(this.out, this.to, keep)
  }

  /** What a server finds at this moment. */
  served(): Record<string, string> {
    const folder = path.join(this.to, 'current')
    const files = [...filesBelow(folder)].sort()
    return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]))
  }
}
