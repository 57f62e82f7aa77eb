import { readDiagram } from '../../graphics/diagrams/diagram'
import { finding, type Finding } from '../../problems/finding'
import { rule, type Wording } from '../../problems/rule'
import { ofKind } from '../../schema/fields'
import type { DocumentCheck } from '../check'

const diagramForm = rule({
  id: 'diagram-form',
  about: 'The diagram cannot be drawn',
  words: (wording: Wording) => wording,
  wrong: {
    sections: String.raw`{ "type": "articleBody", "body": ["${'```'}bars\nWhere a second goes\nServer | 200 ms\nPictures: 650 ms\n${'```'}"] }`,
  },
  right: {
    sections: String.raw`{ "type": "articleBody", "body": ["${'```'}bars\nWhere a second goes\nServer | 200 ms\nPictures | 650 ms\n${'```'}"] }`,
  },
})

/** What is written as a diagram can be drawn: each line of it that cannot be is told. */
export const diagrams: DocumentCheck = {
  rules: [diagramForm],
  find: ({ file, fields }) =>
    ofKind(fields, 'article-block').flatMap(({ value, at }): Finding[] => {
      if (typeof value !== 'string' || !/^(?:```|~~~)/.test(value)) return []
      return (readDiagram(value)?.faults ?? []).map(({ line: { text, offset }, message, better }) =>
        finding(
          diagramForm,
          { file, at, part: text, after: value.slice(0, offset) },
          { message, ...(better !== undefined && { suggestions: [better] }) },
        ),
      )
    }),
}
