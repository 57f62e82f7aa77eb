import nodePath from 'node:path'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { SiteCheck } from '../check'

const folderPublished = rule({
  id: 'folder-published',
  about: 'Pages in this folder are published like all others',
  words: ({ folder, name }: { folder: string; name: string }) => ({
    message: `Pages in the folder "${folder}" are published like all others. To keep this page back, rename the file to _${name}, or move it out of pages-json.`,
    severity: 'warning',
  }),
  wrong: { place: 'drafts/cloud.json' },
  right: { place: 'services/cloud.json' },
})

const folderNear = rule({
  id: 'folder-near',
  about: 'The folder is nearly called like another one',
  words: ({ folder, root }: { folder: string; root: string }) => ({
    message: `This page is on no list: it is in the folder "${folder}", and not in "${root}". Capital letters count. Move the file to "${root}", and remove the folder "${folder}".`,
  }),
  wrong: { place: 'blog/cloud.json' },
  right: { place: 'Blog/cloud.json' },
})

/** Folders in which people keep what nobody shall see. */
const kept =
  /\/(drafts?|old|backups?|archived?|te?mp|temporary|unused|trash|bin|wip|not-used|do-not-publish|copy|copies|private|internal)\//i

/** No folder is taken for one that is not published. */
export const folders: SiteCheck = {
  rules: [folderPublished, folderNear],
  find: ({ index, site }) => {
    const roots = Object.values(site.roots ?? {})
    const told = new Set<string>()
    return index.pages.flatMap(({ file, path }): Finding[] => {
      const near = roots.find(
        (root) =>
          path !== root && !path.startsWith(`${root}/`) && path.toLowerCase().startsWith(`${root.toLowerCase()}/`),
      )
      if (near !== undefined && !told.has(near)) {
        told.add(near)
        return [finding(folderNear, { file, at: [] }, { folder: path.slice(1, near.length), root: near.slice(1) })]
      }
      const folder = kept.exec(path)?.[1]
      if (folder === undefined || told.has(folder)) return []
      told.add(folder)
      return [finding(folderPublished, { file, at: [] }, { folder, name: nodePath.posix.basename(file) })]
    })
  },
}
