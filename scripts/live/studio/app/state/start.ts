import { isText, withFields } from '../../../../engine/text/shape'
import type { StudioStart } from '../../contract'

const isStart = withFields({ token: isText, pages: isText, siteFile: isText })

/** What the server opened this window with. */
export const start: StudioStart = read()

function read(): StudioStart {
  const data: unknown = JSON.parse(document.getElementById('studio')?.textContent ?? 'null')
  if (!isStart(data)) throw new Error('The window was not opened by npm run studio.')
  return data
}
