import type { Content } from '../engine/check/content'
import { startingTexts } from '../engine/check/rules/starting-text'
import { fieldsOf } from '../engine/schema/fields'
import { offeredNames } from '../engine/site/offered'
import type { PageKind } from '../engine/site/page-kind'
import type { NewPage } from './new-page'

const made: { [kind in PageKind]: string } = {
  service: 'a service',
  article: 'an article',
  job: 'a job opening',
  page: 'a page',
}

const lists = { service: 'serviceList', article: 'articleList', job: 'jobBoard', page: undefined }

/** Says in plain words what was made, and what to do next. */
export function newReport(page: NewPage, content: Content): string {
  const { kind, path, file, group, text, draft } = page
  const left = startingTexts(fieldsOf(JSON.parse(text))).length
  const tasks = [
    `Open ${file} and write. ${left} texts begin with “To write:” and say what belongs in their place.`,
    `Run npm run dev, open the address it prints, and ${path} there. The page changes as you save.`,
    ...(kind === 'service' && !group && content.site
      ? [
          `Give it a group, which decides its color and where it is listed: "group", in a line of its own above "sections", with one of ${offeredNames(content.site).group.join(', ')}.`,
        ]
      : []),
    ...(kind === 'job' ? ['Check "region", "type" and "url" of the job: they are examples, too.'] : []),
    'Run npm run validate. It says what is still to be written.',
    ...(draft ? ['It is a draft. To publish it, remove the line "draft": true.'] : []),
  ]
  return [
    `Made ${file}: ${made[kind]}, with every section it usually has.`,
    ...placeInLists(page, content),
    '\nNext:',
    ...tasks.map((task, number) => `${number + 1}. ${task}`),
  ].join('\n')
}

function placeInLists({ kind, group, draft }: NewPage, { index, site }: Content): string[] {
  const holders = index.pages.filter(({ derived }) => derived.some(({ type }) => type === lists[kind]))
  const label = site?.groups.find(({ id }) => id === group)?.label ?? 'More services'
  const under = kind === 'service' ? `, under “${label}”` : ''
  const is = draft ? 'Once it is published, it is' : 'It is'
  return holders.length ? [`${is} in the list on ${holders.map(({ path }) => path).join(' and on ')}${under}.`] : []
}
