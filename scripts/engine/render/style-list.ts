import { transform, type Targets } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { styleListFile, type StyleList } from './style-sheets'

/**
 * Lists the styles beside the scripts. What Vite lists itself, its manifest, knows files only, and a file of scripts,
 * and so of styles, holds several sections: a visitor's browser asks for fewer. A page's own sheet has none but its own.
 */
export function styleList(): Plugin {
  const modules: Record<string, string> = {}
  let targets: Targets = {}
  return {
    name: 'style-list',
    configResolved({ build: { cssTarget } }) {
      targets = targetsOf([cssTarget].flat().filter((name) => typeof name === 'string'))
    },
    // Between Vite's plugins: the names of classes are short already, and the code is CSS still.
    transform(code, id) {
      if (!isModule(id)) return null
      const small = transform({ filename: id, code: Buffer.from(code), minify: true, targets })
      modules[id] = small.code.toString()
      return null
    },
    generateBundle(_options, bundle) {
      const list: StyleList = { ...filesIn(bundle), sections: sectionsIn(this), modules }
      this.emitFile({ type: 'asset', fileName: styleListFile, source: JSON.stringify(list) })
    },
  }
}

const isModule = (id: string) => id.endsWith('.module.css')

/** Browsers as Vite names them, as Lightning CSS does: a version is a number of three bytes. */
function targetsOf(names: readonly string[]): Targets {
  return Object.fromEntries(
    names.map((name) => {
      const [, browser, major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(name) ?? []
      return [browser === 'ios' ? 'ios_saf' : browser, (Number(major) << 16) | (Number(minor) << 8)]
    }),
  )
}

/** Which files of styles there are, and which of them the page's start asks for. */
function filesIn(bundle: Rolldown.OutputBundle): Pick<StyleList, 'always' | 'files'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const cssOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])]
  const files = chunks.flatMap((chunk) => cssOf(chunk).map((file) => [file, chunk.moduleIds.filter(isModule)] as const))
  const below = (name: string): string[] =>
    chunks
      .filter(({ fileName }) => fileName === name)
      .flatMap((chunk) => [...cssOf(chunk), ...chunk.imports.flatMap(below)])
  const starts = chunks.filter(({ isEntry }) => isEntry).flatMap(({ dynamicImports }) => dynamicImports)
  return { always: [...new Set(starts.flatMap(below))], files: Object.fromEntries(files) }
}

/**
 * Parts of articles that few pages have, by the files that draw them: their code comes with the section, and their styles
 * only with them. With all of them a service page that has an article had 11.1 kB of styles, and a page has at most 10.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  'articleBody end': ['ArticleEnd'],
  'articleBody bars': ['Diagram', 'BarChart'],
  'articleBody flow': ['Diagram', 'FlowSteps'],
  'articleBody lines': ['Diagram', 'LineChart'],
  'articleBody picture': ['ArticlePicture'],
}

const isPart = (id: string, names = Object.values(parts).flat()) =>
  names.some((name) => id.endsWith(`/src/sections/articleBody/${name}.tsx`))

/** What sections on demand need: the modules that are reached from where the registry fetches their code. */
function sectionsIn(graph: Rolldown.PluginContext): StyleList['sections'] {
  const below = (id: string, seen = new Set<string>()): string[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const imported = (graph.getModuleInfo(id)?.importedIds ?? []).filter((other) => !isPart(other))
    return [...imported.flatMap((other) => below(other, seen)), ...(isModule(id) ? [id] : [])]
  }
  const ids = [...graph.getModuleIds()]
  const onDemand = ids.flatMap((id) => {
    const [, type] = /\/src\/sections\/(\w+)\/\w+\.tsx$/.exec(id) ?? []
    return type && graph.getModuleInfo(id)?.dynamicImporters.length ? [{ name: type, modules: below(id) }] : []
  })
  const ofParts = Object.entries(parts).map(([part, names]) => {
    const drawing = ids.filter((id) => isPart(id, [...names]))
    return { name: part, modules: [...new Set(drawing.flatMap((id) => below(id)))] }
  })
  const all = [...onDemand, ...ofParts].sort((one, other) => (one.name < other.name ? -1 : 1))
  return Object.fromEntries(all.map(({ name, modules }) => [name, modules]))
}
