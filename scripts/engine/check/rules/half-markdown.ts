import { isDiagram } from '../../graphics/diagrams/diagram'
import { rule, warning } from '../../problems/rule'
import { wrongInBlock } from '../block-form'
import type { DocumentCheck } from '../check'
import { brokenLine, inBlocks, inPlainText, inPlainWords, inRichText } from '../half-marks'
import { findingOf, signFindings, textsAmong, type Said, type Text } from '../signs'
import { hasSigns, loneSign, mayLink, openLink } from '../unpaired-marks'

const halfMarkdown = rule({
  id: 'half-markdown',
  about: 'Signs that mark words would stand on the page',
  words: warning,
  wrong: { sections: '{ "type": "intro", "heading": "Why", "text": ["**One system a week, tested at night."] }' },
  right: { sections: '{ "type": "intro", "heading": "Why", "text": ["**One system a week**, tested at night."] }' },
})

const withoutMarks = [...inPlainText, brokenLine]
const withMarks = [...inRichText, brokenLine]

/** Marks for words are whole, and stand where there are any. */
export const halfMarked: DocumentCheck = {
  rules: [halfMarkdown],
  find: ({ file, fields }) => {
    const texts = textsAmong(fields)
    const plain = texts.filter(({ kind }) => kind === 'text')
    const drawn = texts.filter(({ kind, value }) => kind === 'article-block' && isDiagram(value))
    const rich = texts.filter((text) => text.kind !== 'text' && !drawn.includes(text))
    const blocks = texts.filter(({ kind }) => kind === 'article-block')
    const tell = ({ at }: Text, said: Said | undefined) => (said ? [findingOf(halfMarkdown, { file, at }, said)] : [])
    const told = [
      ...signFindings(halfMarkdown, file, plain, withoutMarks),
      ...signFindings(halfMarkdown, file, drawn, inPlainWords),
      ...signFindings(halfMarkdown, file, rich, withMarks),
      ...signFindings(halfMarkdown, file, blocks, inBlocks),
      ...rich.filter(mayLink).flatMap((text) => tell(text, openLink(text))),
      ...blocks.flatMap((text, number) => tell(text, wrongInBlock(text, blocks[number - 1], blocks[number + 1]))),
    ]
    const places = new Set(told.map(({ at }) => at.join()))
    const mayBeAlone = rich.filter((text) => hasSigns(text) && !places.has(text.at.join()))
    return [...told, ...mayBeAlone.flatMap((text) => tell(text, loneSign(text)))]
  },
}
