import { hash } from 'node:crypto'
import type { Log, PhysicalLocation, Replacement, ReportingDescriptor, Result } from 'sarif'
import { rules } from '../engine/check/rules'
import type { TextChange, Problem } from '../engine/problems/problem'
import type { Rule } from '../engine/problems/rule'
import { byOrigin } from '../engine/problems/told-once'
import { jsonText } from './json'
import { shownProblem } from './shown-problem'
import { lineReader } from './text-lines'
import { guideTo, relativeAddress, webGuideTo, type Environment } from './web'

/** Problems as SARIF 2.1.0, the format that code scanners and editors exchange. */
export function sarif(problems: readonly Problem[], environment: Environment): string {
  const fingerprintOf = fingerprints()
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'npm run validate', rules: [...rules.values()].map((rule) => descriptor(rule, environment)) },
        },
        columnKind: 'utf16CodeUnits',
        results: byOrigin(problems).map((told) => resultOf(told, fingerprintOf(told[0]))),
      },
    ],
  }
  return jsonText(log)
}

const ruleIds = [...rules.keys()]

function descriptor({ id, about }: Rule, environment: Environment): ReportingDescriptor {
  const guide = webGuideTo(id, environment)
  return {
    id,
    shortDescription: { text: about },
    // SARIF wants a whole address here; outside GitHub nothing says which.
    ...(guide && { helpUri: guide }),
    help: {
      text: `See ${guideTo(id)}.`,
      ...(guide && { markdown: `[The guide](<${guide}>) says how to mend this.` }),
    },
  }
}

/** What comes from one place and shows in several files has them all: it is mended where all of them are (3.27.12). */
function resultOf(told: readonly [Problem, ...Problem[]], fingerprint: string): Result {
  const [{ severity, rule, suggestions }] = told
  const shown = shownProblem(told[0])
  const changes = told.flatMap(({ file, fix }) =>
    fix ? [{ ...placeOf(file), replacements: fix.changes.map(replacement) }] : [],
  )
  return {
    ruleId: rule,
    ruleIndex: ruleIds.indexOf(rule),
    level: severity,
    message: { text: plainText(shown.message) },
    locations: told.map((problem) => ({ physicalLocation: { ...placeOf(problem.file), region: region(problem) } })),
    // The name under which GitHub looks for it.
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(shown.fix &&
      changes.length === told.length && {
        fixes: [{ description: { text: plainText(shown.fix.title) }, artifactChanges: changes }],
      }),
    ...(suggestions.length > 0 && { properties: { suggestions } }),
  }
}

function placeOf(file: string): Required<Pick<PhysicalLocation, 'artifactLocation'>> {
  return { artifactLocation: { uri: relativeAddress(file), uriBaseId: '%SRCROOT%' } }
}

function replacement(change: TextChange): Replacement {
  return { deletedRegion: region(change), insertedContent: { text: change.text } }
}

/**
 * Words that SARIF takes for nothing else: brackets could make a link, braces stand for an argument (SARIF 2.1.0,
 * sections 3.11.5 and 3.11.6).
 */
function plainText(words: string): string {
  return words.replace(/[\\[\]]/g, '\\$&').replace(/[{}]/g, '$&$&')
}

function region({ line, column, endLine, endColumn }: Omit<TextChange, 'text'>) {
  return { startLine: line, startColumn: column, endLine, endColumn }
}

/**
 * Names a problem by its file, its rule and what its line says, so that it is known again where lines above it came
 * or went; the second of two alike gets a number.
 */
function fingerprints(): (problem: Problem) => string {
  const linesOf = lineReader()
  const seen = new Map<string, number>()
  return ({ file, rule, line }) => {
    const words = [relativeAddress(file), rule, linesOf(file)[line - 1]?.trim()]
    const name = hash('sha256', JSON.stringify(words)).slice(0, 16)
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return `${name}:${number}`
  }
}
