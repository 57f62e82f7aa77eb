import { finding, type Finding } from '../../problems/finding'
import { rule, warning } from '../../problems/rule'
import { quote, shown } from '../../problems/words/sentence'
import { pageKind } from '../../site/page-kind'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { textsAmong, type Text } from '../signs'

const articleForm = rule({
  id: 'article-form',
  about: 'The article is not whole',
  words: warning,
  wrong: {
    place: 'Blog/cloud.json',
    page: '"published": "2026-11-02"',
    sections: '{ "type": "articleBody", "body": ["Most of the bill is storage.", "## Conclusion"] }',
  },
  right: {
    place: 'Blog/cloud.json',
    page: '"published": "2026-11-02"',
    sections: '{ "type": "articleBody", "body": ["## Where the money goes", "Most of the bill is storage."] }',
  },
})

const levelOf = ({ value }: Text) => /^(#{2,3}) /.exec(value)?.[1]?.length

/** Entries of one list of blocks that follow each other. */
function pairs(blocks: readonly Text[]): [Text, Text | undefined][] {
  return blocks.map((block, number) => {
    const next = blocks[number + 1]
    return [block, next?.at.slice(0, -1).join() === block.at.slice(0, -1).join() ? next : undefined]
  })
}

function bareHeading(file: string, block: Text, next: Text | undefined): Finding[] {
  const level = levelOf(block)
  const following = next && levelOf(next)
  if (!level || block.value.includes('\n') || (next && !(following && following <= level))) return []
  return [
    finding(
      articleForm,
      { file, at: block.at },
      {
        message: `Nothing stands below the heading ${quote(shown(block.value.slice(level + 1), 60))}. Write what belongs there, or remove it.`,
      },
    ),
  ]
}

function brokenParagraph(file: string, block: Text, next: Text | undefined): Finding[] {
  if (!next || !/[a-z,]$/.test(block.value) || !/^[a-z]{1,30} /.test(next.value) || /^[#|>`-]/.test(block.value))
    return []
  return [
    finding(
      articleForm,
      { file, at: next.at, cause: 'lines' },
      {
        message: {
          itself:
            'goes on in the middle of a sentence: each entry is a paragraph of its own. Join it to the one before.',
        },
      },
    ),
  ]
}

/** A service that says what it is has the day on which it is published, as any page can. */
function isServiceByWord(value: object): boolean {
  return 'kind' in value || 'group' in value || 'menu' in value
}

/** An article has its day, its headings something below them, and its paragraphs their ends. */
export const articles: DocumentCheck = {
  rules: [articleForm],
  find: ({ file, path, value, fields, roots, whole }) => {
    const blocks = textsAmong(fields).filter(({ kind }) => kind === 'article-block')
    if (!isObject(value) || blocks.length === 0) return []
    const kind = roots && pageKind(path, value.kind, roots)
    const hasDay = 'published' in value
    const day =
      kind === 'article' && whole && !hasDay
        ? [
            finding(
              articleForm,
              { file, at: [] },
              {
                message:
                  'An article says when it appeared: add "published" with the day, such as "published": "2026-11-20".',
              },
            ),
          ]
        : []
    const amongServices =
      kind === 'service' && hasDay && !isServiceByWord(value) && roots?.articles
        ? [
            finding(
              articleForm,
              { file, at: ['published'], on: 'name' },
              {
                message: `This is an article, by its text and its day, and stands among the services. Move the file to pages-json${roots.articles}.`,
              },
            ),
          ]
        : []
    return [
      ...day,
      ...amongServices,
      ...pairs(blocks).flatMap(([block, next]) => [
        ...bareHeading(file, block, next),
        ...brokenParagraph(file, block, next),
      ]),
    ]
  },
}
