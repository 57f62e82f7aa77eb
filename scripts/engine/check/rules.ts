import { fileRules } from '../load/file-rules'
import { writingRules } from '../load/syntax/rules'
import type { Rule } from '../problems/rule'
import { fieldRules } from './against-schema/field-rules'
import { valueRules } from './against-schema/value-rules'
import { identityChecks, pageChecks, siteChecks } from './checks'

/** Every rule there is by its id, in the order in which a document meets them. */
export const rules: ReadonlyMap<string, Rule> = new Map(
  [
    ...fileRules,
    ...writingRules,
    ...fieldRules,
    ...valueRules,
    ...[...pageChecks, ...identityChecks, ...siteChecks].flatMap((check) => check.rules),
  ].map((rule) => [rule.id, rule]),
)
