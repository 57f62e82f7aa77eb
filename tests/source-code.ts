import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { globSync } from 'tinyglobby'

/** A node of a syntax tree, as far as the tests look at it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export interface Import {
  file: string
  /** A file of ours without its extension, such as src/page/head, or a package. */
  target: string
  typesOnly: boolean
}

/** Every file of code that people write. */
export const codeFiles = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'], { ignore: ['**/*.generated.ts'] })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

export function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}

/** All nodes of a file, outer ones first. */
export function nodesOf(file: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = []
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (isNode(value)) {
      nodes.push(value)
      Object.values(value).forEach(collect)
    }
  }
  collect(parseAst(textOf(file), { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }))
  return nodes
}

/** The code that a node stands for, on one line. */
export function writtenAs(file: string, { start, end }: SyntaxNode): string {
  return `${file}: ${textOf(file).slice(start, end).replace(/\s+/g, ' ').slice(0, 100)}`
}

/** Everything a file takes from elsewhere: imports, re-exports, `import()` and `typeof import()`. */
export function importsOf(file: string): Import[] {
  return nodesOf(file).flatMap((node) => {
    const source = isNode(node.source) ? node.source.value : undefined
    if (typeof source !== 'string' || !/^(Import|Export|TSImportType)/.test(node.type)) return []
    const target = source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source
    return [
      {
        file,
        target,
        typesOnly: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
      },
    ]
  })
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
