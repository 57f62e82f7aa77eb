import { listAuthorFiles } from '../engine/load/author-files'
import { listSources } from '../engine/load/sources'

/** What is in a folder of documents now, by name, whether or not it can be read. */
export function namesIn(pages: string): string {
  const { sources, findings } = listSources(pages)
  const { files } = listAuthorFiles(pages)
  return [...sources.map(({ file }) => file), ...findings.map(({ file }) => file), ...files].join('\n')
}
