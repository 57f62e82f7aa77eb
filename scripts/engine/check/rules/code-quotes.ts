import { inFile, quote } from '../../problems/words/sentence'
import { rule } from '../../problems/rule'
import type { DocumentCheck } from '../check'
import { textsAmong, type Text } from '../signs'
import { finding, type Finding } from '../../problems/finding'

const codeQuotes = rule({
  id: 'code-quotes',
  about: 'Code has curly quotation marks',
  words: ({ found, better }: { found: string; better: string }) => ({
    message: `In code, quotation marks are straight: whoever copies ${quote(found, 60)} gets an error. Write ${quote(better, 60)}.`,
    severity: 'warning',
    suggestions: [better],
    fix: { title: `Write ${better}`, put: inFile(better) },
  }),
  wrong: { sections: '{ "type": "intro", "heading": "How", "text": ["Call `load(‘web-vitals’)` first."] }' },
  right: { sections: '{ "type": "intro", "heading": "How", "text": ["Call `load(\'web-vitals\')` first."] }' },
})

/** Code as it stands in a text: a block of it, or a few words. */
const code = /```[^`]{1,4000}```|`[^`\n]{1,400}`/g
/** Words in curly marks, unless they are part of a text that straight ones hold. */
const curly = /(?<!["'])(?:‘[^‘’“”"'\n]{1,80}’|“[^‘’“”"'\n]{1,80}”)(?!["'])/

const mayHaveCode = ({ kind, value }: Text) => kind !== 'text' && value.includes('`') && /[‘“]/.test(value)

/** Code can be copied and works. */
export const codeQuotesStraight: DocumentCheck = {
  rules: [codeQuotes],
  find: ({ file, fields }) =>
    textsAmong(fields)
      .filter(mayHaveCode)
      .flatMap(({ value, at }): Finding[] => {
        const found = value.match(code)?.flatMap((part) => curly.exec(part)?.[0] ?? [])[0]
        if (found === undefined) return []
        const better = found.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
        return [finding(codeQuotes, { file, at, part: found }, { found, better })]
      }),
}
