import path from 'node:path'
import type { Log } from 'sarif'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/engine/problems/problem'
import { github } from '../../scripts/report/github'
import { jobSummary } from '../../scripts/report/job-summary'
import { json } from '../../scripts/report/json'
import { pretty } from '../../scripts/report/pretty'
import { sarif } from '../../scripts/report/sarif'
import { page } from '../engine/virtual-site'
import { mistaken, readCommand, withProblems } from './mistakes'
import { shownBy } from './shown'

interface Told {
  severity: string
  file: string
  line: number
  message: string
}

const long = page('A title that is longer than a search engine shows of one, so that its end is cut off')
const options = { changed: new Set<string>(), environment: {} }
const inTerminal = (problems: Problem[]): Told[] =>
  [...pretty(problems, 1).matchAll(/^(\S+?):(\d+):\d+ {2}(\w+) {2}\S+\n {2}(.*)$/gm)].map(
    ([, file = '', line, severity = '', message = '']) => ({ severity, file, line: Number(line), message }),
  )
const inJson = (problems: Problem[]): Told[] =>
  JSON.parse(json(problems, 1)).problems.map(({ severity, file, line, message }: Problem) => ({
    severity,
    file,
    line,
    message,
  }))
const onGitHub = (problems: Problem[]): Told[] =>
  github(problems, 1, options)
    .split('\n')
    .filter((line) => /^::(error|warning) /.test(line))
    .map(readCommand)
    .map(({ name, properties, message }) => ({
      severity: name,
      file: properties.file ?? '',
      line: Number(properties.line),
      message,
    }))
const inSarif = (problems: Problem[]): Told[] => {
  const log: Log = JSON.parse(sarif(problems, {}))
  return (log.runs[0]?.results ?? []).map(({ level, message, locations }) => {
    const place = locations?.[0]?.physicalLocation
    const address = decodeURIComponent(place?.artifactLocation?.uri ?? '')
    return {
      severity: level ?? '',
      file: path.resolve(address).replaceAll('\\', '/'),
      line: place?.region?.startLine ?? 0,
      // Brackets and braces are written otherwise there.
      message: (message.text ?? '').replace(/\\([\\[\]])|([{}])\2/g, '$1$2'),
    }
  })
}
const inSummary = (problems: Problem[]): Told[] => {
  const shown = shownBy(jobSummary(problems, 1, options)).split('\n')
  const warnings = shown.findIndex((line) => line.includes('to look at'))
  return shown.flatMap((line, i) => {
    const [, file = '', number, message = ''] =
      /^(\S+), line (\d+): (.*) pages-json\/_guide\/problems\.md#/.exec(line) ?? []
    const severity = warnings >= 0 && i > warnings ? 'warning' : 'error'
    return file ? [{ severity, file, line: Number(number), message }] : []
  })
}

describe('The same problems have the same words, line and severity', () => {
  const formats = { 'in JSON': inJson, 'on GitHub': onGitHub, "in GitHub's summary": inSummary, 'in SARIF': inSarif }

  test.each(Object.entries(formats))('in the terminal and %s', (_name, told) => {
    withProblems({ ...mistaken, 'long.json': long }, (all) => {
      // In the terminal example values are only counted.
      const problems = all.filter(({ rule }) => rule !== 'example-value')
      expect(new Set(problems.map(({ rule }) => rule)).size).toBeGreaterThan(3)
      expect(new Set(problems.map(({ severity }) => severity)).size).toBe(2)
      const inOrder = inTerminal(problems).toSorted((a, b) => a.severity.localeCompare(b.severity))
      expect(inOrder).toEqual(problems.map(({ severity, file, line, message }) => ({ severity, file, line, message })))
      expect(told(problems)).toEqual(inOrder)
    })
  })

  test.each(Object.entries({ 'in the terminal': inTerminal, ...formats }))('before a launch %s', (_name, told) => {
    const example = { '_site.json': mistaken['_site.json'] }
    const severities = (launch: boolean) =>
      withProblems(example, (problems) => told(problems).map(({ severity }) => severity), launch)
    // In the terminal examples are counted, and wait until somebody asks for the launch.
    expect(severities(false)).toEqual(told === inTerminal ? [] : ['warning'])
    expect(severities(true)).toEqual(['error'])
  })
})

test('Before a launch the example values stand among the errors', () => {
  withProblems(
    { ...mistaken, 'a.json': mistaken['cloud.json'], 'cloud.json': undefined },
    (problems) => {
      expect(problems.map(({ file }) => file)).toEqual(problems.map(({ file }) => file).sort())
      expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
    },
    true,
  )
})
