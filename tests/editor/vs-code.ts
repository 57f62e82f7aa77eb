import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type MarkedString,
} from 'vscode-json-languageservice'

const project = pathToFileURL(`${path.resolve()}/`).href

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[]
  '[json]': { 'editor.formatOnSave': boolean; 'editor.defaultFormatter': string }
}

/** The project's settings, as VS Code reads them. */
export const settings: Settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))

/** VS Code's own JSON support, which finds schemas by a document's `$schema` and by the project's settings. */
const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  schemaRequestService: async (uri) => {
    // The service writes the space in a folder's name as such.
    const url = new URL(uri)
    if (!url.href.startsWith(project)) throw new Error(`Not a file of the project: ${uri}`)
    return readFileSync(fileURLToPath(url), 'utf8')
  },
})
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    uri: new URL(url, project).href,
    fileMatch,
    folderUri: project,
  })),
})

/** A file as the editor has it open. */
export function open(text: string, file = 'pages-json/services/cloud-migration.json') {
  const document = TextDocument.create(new URL(file, project).href, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** What the editor offers at the first ‸ in a text. */
export async function offers(text: string, file?: string): Promise<CompletionItem[]> {
  const { document, json } = open(text.replace('‸', ''), file)
  const list = await service.doComplete(document, document.positionAt(text.indexOf('‸')), json)
  return list?.items ?? []
}

/** What the editor shows where one rests on the text at an offset. */
export async function hoverAt(text: string, offset: number, file?: string): Promise<string> {
  const { document, json } = open(text, file)
  const hover = await service.doHover(document, document.positionAt(offset), json)
  const contents: MarkedString[] = Array.isArray(hover?.contents) ? hover.contents : []
  // The editor shows Markdown: what is escaped in it comes out plain.
  return contents.join('\n').replace(/\\([\\`*_{}[\]()<>#+\-.!])/g, '$1')
}

/** What the editor underlines. */
export function verdict(text: string, file?: string): Promise<Diagnostic[]> {
  const { document, json } = open(text, file)
  return Promise.resolve(service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' }))
}

/** A text with what the editor inserts at the ‸, its stops for the cursor filled as they are. */
export function inserted(text: string, { textEdit, insertText }: CompletionItem): string {
  const { document } = open(text.replace('‸', ''))
  const snippet = (textEdit?.newText ?? insertText ?? '').replace(
    /\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d/g,
    (_, words: string = '') => words.replace(/\\(.)/g, '$1'),
  )
  const at = text.indexOf('‸')
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined
  const [start, end] = range ? [document.offsetAt(range.start), document.offsetAt(range.end)] : [at, at]
  const around = document.getText()
  return around.slice(0, start) + snippet + around.slice(end)
}
