import { fileRules } from '../load/file-rules'
import { writingRules } from '../load/syntax/rules'
import type { Rule } from '../problems/rule'
import { fieldRules } from './against-schema/field-rules'
import { valueRules } from './against-schema/value-rules'
import { identityChecks, pageChecks, siteChecks } from './checks'

/** The rules in the order in which a document meets them, under what they look at; some look at a page and at _site.json. */
export const ruleGroups: readonly [string, readonly Rule[]][] = [
  ['The file', fileRules],
  ['How the file is written', writingRules],
  ['Its fields', fieldRules],
  ['What stands in a field', valueRules],
  ['What a page says', pageChecks.flatMap((check) => check.rules)],
  ["The company's details", identityChecks.flatMap((check) => check.rules)],
  ['All pages together', siteChecks.flatMap((check) => check.rules)],
]

/** Every rule there is by its id, in the order in which a document meets them. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  ruleGroups.flatMap(([, group]) => group.map((rule) => [rule.id, rule])),
)
