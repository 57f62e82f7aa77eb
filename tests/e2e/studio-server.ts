import { DevServer } from './dev-server'

/** `npm run studio` on a copy of the documents. Its window is at `${url}/@studio`. */
export class StudioServer extends DevServer {
  protected override readonly command: string = 'studio'

  /** The address of the window. */
  get window(): string {
    return `${this.url}/@studio`
  }
}
