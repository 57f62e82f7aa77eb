import nodePath from 'node:path'
import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'
import { otherPage } from '../example-pieces'
import { misnamedPages } from './letter-case'

const folderPublished = rule({
  id: 'folder-published',
  about: 'Pages in this folder are published like all others',
  words: ({ folder, name }: { folder: string; name: string }) => ({
    message: `Pages in the folder "${folder}" are published like all others. To keep this page back, add "draft": true to it, or rename the file to _${name}.`,
    severity: 'warning',
  }),
  wrong: { place: 'drafts/cloud.json' },
  right: { place: 'services/cloud.json' },
})

const folderNear = rule({
  id: 'folder-near',
  about: 'The folder is nearly called like another one',
  words: ({ folder, root }: { folder: string; root: string }) => ({
    message: `No menu and no list shows this page: it is in the folder "${folder}", and not in "${root}". Capital letters count. Move the file to "${root}", and remove the folder "${folder}".`,
  }),
  wrong: { place: 'blog/cloud.json' },
  right: { place: 'Blog/cloud.json' },
})

/** Folders in which people keep what nobody shall see. */
const kept =
  /\/(drafts?|old|backups?|archived?|te?mp|temporary|unused|trash|bin|wip|not-used|do-not-publish|copy|copies|private|internal)\//i

const rootNear = rule({
  id: 'root-near',
  about: 'The folder has other capitals',
  words: ({ folder }: { folder: string }) => ({
    message: `These pages are in the folder "${shown(folder.slice(1))}", and capitals count. Write ${quote(folder)}.`,
    suggestions: [folder],
    fix: { title: `Write ${quote(folder)}`, value: folder },
  }),
  wrong: { site: '"services": "/Services"' },
  right: { site: '"services": "/services"' },
  around: { 'services/costs.json': otherPage },
})

/** No folder is taken for one that is not published, or for one of another name. */
export const folders: SiteCheck = {
  rules: [folderPublished, folderNear, rootNear],
  asks: ['links'],
  find: ({ index, site, siteFile }) => {
    const paths = index.pages.map(({ path }) => path)
    // Where the page that lists them has other capitals than _site.json, and no page is where that says, that is wrong.
    const roots = Object.entries(site.roots ?? {}).map(([kind, root]) => ({
      kind,
      root,
      folder: paths.some((path) => isIn(path, root))
        ? undefined
        : paths.find((path) => path.toLowerCase() === root.toLowerCase()),
    }))
    const told = new Set<string>()
    const ofPages = index.pages.flatMap((page): Finding[] => {
      const { file, path } = page
      const near = roots.find(({ root, folder }) => folder === undefined && isNearly(path, root))?.root
      if (near !== undefined && !told.has(near)) {
        told.add(near)
        return [finding(folderNear, { file, at: [] }, { folder: path.slice(1, near.length), root: near.slice(1) })]
      }
      const folder = kept.exec(path)?.[1]
      if (folder === undefined || page.draft || told.has(folder)) return []
      told.add(folder)
      return [finding(folderPublished, { file, at: [] }, { folder, name: nodePath.posix.basename(file) })]
    })
    const ofRoots = roots.flatMap(({ kind, root, folder }) =>
      // Where it is the file that has the wrong name, that is told.
      folder === undefined || misnamedPages(index).areMeant(root)
        ? []
        : [finding(rootNear, { file: siteFile, at: ['roots', kind] }, { folder })],
    )
    return [...ofPages, ...ofRoots]
  },
}

function isIn(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

/** Whether a page is in a folder that has only other capitals. */
function isNearly(path: string, root: string): boolean {
  return !isIn(path, root) && isIn(path.toLowerCase(), root.toLowerCase())
}
