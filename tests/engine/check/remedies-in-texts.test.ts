import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../scripts/authoring/apply-fixes'
import { pageWith, problemsOf } from '../virtual-site'

/** What is told of a text: its words without where it stands, what is marked, and the text once it is mended. */
function toldOf(text: string, section: (text: string) => object) {
  const document = pageWith(section(text))
  const written = JSON.stringify(document, undefined, 2)
  const lines = written.split('\n')
  return problemsOf({ 'cloud.json': document }).map(({ message, line, column, endColumn, fix }) => {
    const mended = fix && JSON.parse(applyFix(written, fix)).sections[1]
    return {
      told: message.replace(/^In section 2 \([^)]*\), (?:paragraph|block) 1, /, ''),
      marked: lines[line - 1]?.slice(column - 1, endColumn - 1),
      ...(mended && { mended: (mended.text ?? mended.body)[0] }),
    }
  })
}

const paragraph = (text: string) => ({ type: 'intro', heading: 'Why', text: [text] })
const block = (text: string) => ({ type: 'articleBody', body: [text] })

describe('Marked are the words that are meant, and the remedy is what to write, in a paragraph', () => {
  test.each([
    [
      'bold words that begin nowhere',
      'One system** a week, tested at night.',
      { told: 'the first ** is missing for "system**". Put it before the first bold word.', marked: 'system**' },
    ],
    [
      'the one of three that is alone',
      'See **the plan and **the costs** of it.',
      { told: 'the second ** is missing for "**the". Put it behind the last bold word.', marked: '**the' },
    ],
    [
      'spaces inside the stars',
      'By** when ** it runs.',
      {
        told: 'words are not bold with spaces inside the stars. Write "**when**".',
        marked: '** when **',
        mended: 'By **when** it runs.',
      },
    ],
    [
      'a footnote',
      'It is free.* Ask us. *For ten pages.',
      {
        told: 'stars make no footnote here and would be shown. Write the note into the text, and remove the stars.',
        marked: 'free.*',
      },
    ],
    [
      'a link that lacks its bracket before the full stop',
      'Write [to us](/contact.',
      {
        told: 'this link lacks its closing ). Write "[to us](/contact)".',
        marked: '/contact',
        mended: 'Write [to us](/contact).',
      },
    ],
    [
      'an address behind its words',
      'It keeps WCAG 2.2<https://www.w3.org/TR/WCAG22/> in full.',
      {
        told: 'an address in < > makes no link here. Write [WCAG 2.2](https://www.w3.org/TR/WCAG22/).',
        marked: 'WCAG 2.2<https://www.w3.org/TR/WCAG22/>',
      },
    ],
    [
      'words parted by hyphens',
      'It keeps com- pliance and bar- riers apart.',
      {
        told: '"com- pliance" and "bar- riers" look like words split at the end of a line. Write "compliance" and "barriers".',
        marked: 'com- pliance',
      },
    ],
    [
      'a command of another system',
      'Ask us. [vc_btn link=x]Contact us[/vc_btn] Or wait.',
      {
        told: '"[vc_btn link=x]Contact us[/vc_btn]" is a command for another system, such as WordPress, and would be shown to visitors. Remove it, or keep only its words.',
        marked: '[vc_btn link=x]Contact us[/vc_btn]',
      },
    ],
    [
      'a chat assistant that speaks',
      'It saves a day. Would you like me to make it shorter?',
      {
        told: '"Would you like me to make it shorter?" reads like a chat assistant speaking to you. Delete this sentence.',
        marked: 'Would you like me to make it shorter?',
      },
    ],
    [
      'a note to a colleague',
      'We have contacts in Kerala (@Ravi pls confirm!!).',
      {
        told: '"(@Ravi pls confirm!!)" reads like a note to a colleague, and visitors would see it. Settle it and remove the note.',
        marked: '(@Ravi pls confirm!!)',
      },
    ],
    [
      'a comment of HTML',
      'It is quick. <!-- ask Arun -->',
      { told: '<!-- ask Arun --> is a note that visitors would see. Remove it.', marked: '<!-- ask Arun -->' },
    ],
    [
      'HTML of a word processor',
      '<p class=MsoNormal><span lang=EN>It is quick.<o:p></o:p></span></p>',
      {
        told: '<p class=MsoNormal> is HTML and would be shown as it is. Remove everything between < and >, and keep the words.',
        marked: '<p class=MsoNormal>',
        mended: 'It is quick.',
      },
    ],
    [
      'a character by its number in HTML',
      'It&#8217;s quick.',
      { told: '&#8217; is HTML and would be shown as it is. Write "’".', marked: '&#8217;', mended: 'It’s quick.' },
    ],
    [
      'two hyphens',
      'One flow -- measured twice.',
      {
        told: 'two hyphens do not become a dash here. Write "flow — measured", or a comma.',
        marked: 'flow -- measured',
        mended: 'One flow — measured twice.',
      },
    ],
  ])('%s', (_, text, expected) => {
    expect(toldOf(text, paragraph)).toEqual([expected])
  })
})

describe('and in a block of an article', () => {
  const table = '| System | Days |\n| --- | --- |\n| Mail | 3 |'

  test.each([
    [
      'a table of tabs',
      'System\tDays\nMail\t3',
      {
        told: 'tabs (\\t) make no table here. Put | before, between and behind the cells, and add a line of dashes: "| System | Days |\\n| --- | --- |\\n| Mail | 3 |".',
        marked: 'System\\tDays',
        mended: table,
      },
    ],
    [
      'a table without its line of dashes',
      '| System | Days |\n| Mail | 3 |',
      {
        told: 'this table lacks the line of dashes below its first row, so no table is shown. Write \\n| --- | --- | behind "Days |".',
        marked: '| System | Days |',
        mended: table,
      },
    ],
    [
      'a row that lacks a cell',
      `${table}\n| Files |`,
      {
        told: 'the row that begins with "Files" has 1 cell, and the first row has 2. Add what is missing; an empty cell is written | |.',
        marked: '| Files |',
      },
    ],
    [
      'code that does not end',
      '```js\nrun()',
      {
        told: 'this code is not closed: a last line of ``` is missing. Write \\n``` before the closing quotation mark.',
        marked: 'run()',
        mended: '```js\nrun()\n```',
      },
    ],
    [
      'typed bullets',
      '• One\n• Two',
      {
        told: '"•" makes no list here. Begin each line with "- " instead.',
        marked: '•',
        mended: '- One\n- Two',
      },
    ],
    [
      'a quotation in HTML',
      '&gt; One at a time.',
      { told: '&gt; is HTML and would be shown as it is. Write ">".', marked: '&gt;', mended: '> One at a time.' },
    ],
    [
      'bold words for a heading',
      '**What it costs**',
      {
        told: 'this is only bold, so readers who jump from heading to heading miss it. For a heading, write "## What it costs", without the stars.',
        marked: '**What it costs**',
      },
    ],
  ])('%s', (_, text, expected) => {
    expect(toldOf(text, block)).toEqual([expected])
  })

  test('a table of tabs of which a row lacks a cell is left to its author', () => {
    const [problem] = toldOf('System\tDays\nMail\t3\nFiles', block)
    expect(problem).not.toHaveProperty('mended')
  })
})
