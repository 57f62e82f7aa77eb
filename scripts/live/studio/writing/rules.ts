import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { Plugin } from 'prosemirror-state'
import { schema } from './schema'

const { heading, bullet_list, ordered_list, blockquote } = schema.nodes

/** Signs at the beginning of a paragraph that make a heading, list or quote of it, as in other programs. */
export function rules(): Plugin {
  const all: InputRule[] = [
    textblockTypeInputRule(/^(##{1,2})\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^[-*]\s$/, bullet_list),
    wrappingInputRule(/^1[.)]\s$/, ordered_list),
    wrappingInputRule(/^>\s$/, blockquote),
  ]
  return inputRules({ rules: all })
}
