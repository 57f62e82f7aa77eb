import type { At } from '../schema/at'
import type { Rule, Wording } from './rule'

/** What a check found, before its place is looked up in the file's text. */
export interface Finding {
  /** The id of the rule that is broken. */
  rule: string
  file: string
  at: At
  /** Whether the field's name or its value is to be marked. */
  on: 'name' | 'value'
  /** The words within the value that are to be marked, as the author wrote them. */
  part?: string
  /** What stands right before these words, where they may stand in the value more than once. */
  after?: string
  /** A place in the file's text that overrides `at`: in the text as written, or as it was probably meant. */
  span?: { of: 'written' | 'meant'; offset: number; length: number }
  wording: Wording
  /** Names what it comes from: all findings of one cause in a file are told as one problem, where the first of them is. */
  cause?: string
  /** The same for all findings of the site, where what has to be mended is in none of their files or in each. */
  origin?: string
}

/** Where a finding is: `on` says whether the field's name or its value is marked; the value if left out. */
export type FindingPlace = Pick<Finding, 'file' | 'at'> &
  Partial<Pick<Finding, 'on' | 'part' | 'after' | 'span' | 'cause' | 'origin'>>

/** Words a finding of a rule from its particulars. */
export function finding<Particulars extends unknown[]>(
  broken: Rule<Particulars>,
  place: FindingPlace,
  ...particulars: Particulars
): Finding {
  return { on: 'value', ...place, rule: broken.id, wording: broken.words(...particulars) }
}
