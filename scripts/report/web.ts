import path from 'node:path'
import { guideFiles } from '../engine/problems/problem'

/** What GitHub tells a command that runs there; empty elsewhere. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A file as addresses name it: from the project's folder, with forward slashes and everything odd encoded. */
export function relativeAddress(file: string): string {
  const place = path.relative('.', file).replaceAll('\\', '/')
  // Windows has names with half characters in them, for which there is no address.
  const whole = place.replace(/\p{Cs}/gu, '\uFFFD')
  return whole.split('/').map(encodeURIComponent).join('/')
}

/** Where a line of a file can be looked at in a browser; undefined where nothing says so. */
export function webAddress(file: string, line: number, environment: Environment): string | undefined {
  const place = relativeAddress(file)
  return place.startsWith('../') ? undefined : onGitHub(`${place}#L${line}`, environment)
}

/** Where the guide explains a rule, from the project's folder. */
export function guideTo(rule: string): string {
  return `${guideFiles.problems}#${rule}`
}

/** Where the guide explains a rule, in a browser; undefined where nothing says so. */
export function webGuideTo(rule: string, environment: Environment): string | undefined {
  return onGitHub(guideTo(rule), environment)
}

function onGitHub(place: string, environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment
  return server && repository && commit ? `${server}/${repository}/blob/${commit}/${place}` : undefined
}
