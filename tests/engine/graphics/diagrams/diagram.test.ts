import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDiagram } from '../../../../scripts/engine/graphics/diagrams/diagram'

const block = (kind: string, ...lines: string[]) => `\`\`\`${kind}\n${lines.join('\n')}\n\`\`\``
const drawn = (kind: string, ...lines: string[]) => readDiagram(block(kind, 'A title', ...lines))?.diagram
const faults = (kind: string, ...lines: string[]) =>
  readDiagram(block(kind, 'A title', ...lines))?.faults.map(({ line, message }) => `${line.text}: ${message}`)

describe('A block of an article', () => {
  test.each(['Words.', '```js\nlet a\n```', '```\nServer | 150 ms\n```', '```text\nbars\n```', '`bars`'])(
    'that is no diagram is left to others: %j',
    (text) => {
      expect(readDiagram(text)).toBeUndefined()
    },
  )

  test('is a diagram however its kind is typed', () => {
    expect(readDiagram('``` Bars \nA title\nServer | 150 ms\n```')?.diagram).toMatchObject({ title: 'A title' })
  })

  test('never fails, whatever is in it', () => {
    const signs = fc.constantFrom(
      '|',
      '\n',
      ' ',
      '-',
      ':',
      '1',
      '9,0',
      '.',
      'ms',
      'to',
      'Mark:',
      '$',
      '%',
      '```',
      '0',
      'a',
    )
    const kind = fc.constantFrom('bars', 'timeline', 'lines', 'flow')
    fc.assert(
      fc.property(kind, fc.array(signs, { maxLength: 60 }), (word, parts) => {
        const { diagram, faults: found } = readDiagram(`\`\`\`${word}\n${parts.join('')}`) ?? { faults: [] }
        expect(diagram === undefined).toBe(found.length > 0)
        expect(JSON.stringify(diagram ?? '')).not.toContain('null')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('Bars', () => {
  test('are as long as their numbers, the longest as long as there is room', () => {
    expect(drawn('bars', 'Guide | 6,000 visits', 'Home | 900')).toMatchObject({
      groups: [
        {
          bars: [
            { label: 'Guide', value: '6,000 visits', start: 0, length: 100 },
            { label: 'Home', value: '900 visits', start: 0, length: 15 },
          ],
        },
      ],
    })
  })

  test('of groups that count the same share a scale, and others do not', () => {
    const chart = drawn(
      'bars',
      'Last year',
      'A | 50 visits',
      'This year',
      'A | 100 visits',
      'Inquiries',
      'A | 2 inquiries',
    )
    expect(chart).toMatchObject({
      groups: [
        { name: 'Last year', bars: [{ length: 50 }] },
        { name: 'This year', bars: [{ length: 100 }] },
        { name: 'Inquiries', bars: [{ length: 100 }] },
      ],
    })
  })

  test('may have a mark, which is crossed where it counts the same', () => {
    expect(drawn('bars', 'A | 50 %', 'B | $20', 'Mark: Enough | 80%')).toBeUndefined()
    expect(drawn('bars', 'A | 50%', 'Others', 'B | $20', 'Mark: Enough | 80%')).toMatchObject({
      groups: [
        { marks: [100], bars: [{ length: 62.5 }] },
        { marks: [], bars: [{ value: '$20', length: 100 }] },
      ],
      marks: [{ label: 'Enough', value: '80%' }],
    })
  })

  test('are read from rows as a table has them, too', () => {
    expect(drawn('bars', '| A | 1 hour |', '| --- | --- |', '| B | 2 hours |')).toMatchObject({
      groups: [{ bars: [{ value: '1 hour' }, { value: '2 hours' }] }],
    })
  })
})

describe('A timeline', () => {
  test('lets each bar begin where the one before ends, and says how long all take', () => {
    expect(drawn('timeline', 'Before', 'Server | 900 ms', 'Photo | 1,100')).toMatchObject({
      groups: [
        {
          name: 'Before',
          total: '2,000 ms',
          bars: [
            { start: 0, length: 45 },
            { start: 45, length: 55 },
          ],
        },
      ],
      ticks: [{ at: 0, words: '0' }, { at: 25, words: '500' }, { at: 50 }, { at: 75 }, { at: 100, words: '2,000' }],
    })
  })

  test('has bars that go from one time to another', () => {
    expect(drawn('timeline', 'Build | 0 to 6 weeks', 'Test | 4–8')).toMatchObject({
      groups: [
        {
          bars: [
            { value: '0 to 6 weeks', start: 0, length: 75 },
            { value: '4 to 8 weeks', start: 50, length: 50 },
          ],
        },
      ],
    })
  })

  test('goes as far as its last mark', () => {
    expect(drawn('timeline', 'Server | 1 s', 'Mark: Good up to | 4 s')).toMatchObject({
      groups: [{ marks: [100], bars: [{ length: 25 }] }],
    })
  })
})

describe('Lines', () => {
  const costs = ['Months | CMS | Static', '0 | 300 hours | 380', '36 | 588 | 560', '60 | 780 | 680']

  test('go through their points, upward from 0 to a round number', () => {
    expect(drawn('lines', ...costs)).toMatchObject({
      lines: [
        { label: 'CMS', points: '0,62.5 60,26.5 100,2.5', value: '780' },
        { label: 'Static', points: '0,52.5 60,30 100,15', value: '680' },
      ],
      across: [
        { at: 0, words: '0' },
        { at: 60, words: '36' },
        { at: 100, words: '60' },
      ],
      up: expect.arrayContaining([
        { at: 0, words: '800 hours' },
        { at: 100, words: '0' },
      ]),
    })
  })

  test('are a table, too', () => {
    expect(drawn('lines', ...costs)).toMatchObject({
      table: [
        ['Months', 'CMS', 'Static'],
        ['0', '300 hours', '380'],
        ['36', '588', '560'],
        ['60', '780', '680'],
      ],
    })
  })

  test('have marks at a place, and along a distance whose length is worked out', () => {
    expect(drawn('lines', ...costs, 'Mark: Break-even | 30 months', 'Mark: Contract | 6 to 30 | 400')).toMatchObject({
      marks: [
        { label: 'Break-even', value: '30 months', x1: 50, x2: 50 },
        { label: 'Contract', value: '24 months', x1: 10, x2: 50, y: 50 },
      ],
    })
  })

  test('go straight on past an empty cell', () => {
    expect(drawn('lines', 'Week | A | B', '0 | 1 | 4', '1 | | 4', '2 | 4 | 4')).toMatchObject({
      lines: [{ points: '0,75 100,0' }, { points: '0,0 50,0 100,0' }],
    })
  })

  test('go from name to name where rows are not numbered', () => {
    expect(drawn('lines', 'Month | Visits', 'May | 1', 'June | 2', 'July | 4', 'Mark: New title | June')).toMatchObject(
      {
        across: [
          { at: 0, words: 'May' },
          { at: 50, words: 'June' },
          { at: 100, words: 'July' },
        ],
        marks: [{ label: 'New title', value: 'June', x1: 50 }],
      },
    )
  })

  test('have no more numbers below them than a phone has room for', () => {
    const rows = Array.from({ length: 25 }, (_, week) => `${week} | ${week + 1}`)
    expect(drawn('lines', 'Week | Items', ...rows)).toMatchObject({
      across: [0, 4, 8, 12, 16, 20, 24].map((week) => ({ words: String(week) })),
    })
  })
})

describe('A flow', () => {
  test('has steps in order, each with a note if it has one', () => {
    expect(drawn('flow', 'Read the message | A model', 'Send the order')).toEqual({
      diagram: 'flow',
      title: 'A title',
      steps: [{ words: 'Read the message', note: 'A model' }, { words: 'Send the order' }],
    })
  })

  test('has branches, in which lines that begin further in go on', () => {
    const lines = ['Sure?', '- Yes: Compare', '- No: Known?', '  - Yes: Type it', '  - No: Call', '    Type it', 'Send']
    expect(drawn('flow', ...lines)).toMatchObject({
      steps: [
        {
          words: 'Sure?',
          branches: [
            { answer: 'Yes', steps: [{ words: 'Compare' }] },
            {
              answer: 'No',
              steps: [
                {
                  words: 'Known?',
                  branches: [
                    { answer: 'Yes', steps: [{ words: 'Type it' }] },
                    { answer: 'No', steps: [{ words: 'Call' }, { words: 'Type it' }] },
                  ],
                },
              ],
            },
          ],
        },
        { words: 'Send' },
      ],
    })
  })

  test('takes other signs for branches, and times with a colon in them', () => {
    expect(drawn('flow', 'When?', '• At 9:30: Open', '• Later: Wait')).toMatchObject({
      steps: [{ branches: [{ answer: 'At 9:30', steps: [{ words: 'Open' }] }, { answer: 'Later' }] }],
    })
  })
})

describe('Each mistake is told at its line', () => {
  test.each([
    [
      'bars',
      ['Server 150 ms'],
      ['Server 150 ms: A bar has a | between its name and its number: write "Server | 150 ms".'],
    ],
    [
      'bars',
      ['Server: 150 ms', 'Photo | 20'],
      ['Server: 150 ms: A bar has a | between its name and its number: write "Server | 150 ms".'],
    ],
    [
      'bars',
      ['Server | fast'],
      ['Server | fast: "fast" is not a number. Write digits first and the unit behind them, such as 150 ms.'],
    ],
    ['bars', ['Server | 0,9 s'], ['Server | 0,9 s: A decimal point is a point here: write "0.9 s".']],
    [
      'bars',
      ['Server | -3'],
      ['Server | -3: "-3" is less than nothing, which a diagram cannot show. Write a number from 0 up.'],
    ],
    ['bars', ['Server |'], ['Server |: A number is missing here. Write it behind the |, such as 150 ms.']],
    ['bars', ['| 150 ms |'], ['| 150 ms |: A number is missing here. Write it behind the |, such as 150 ms.']],
    [
      'bars',
      ['Server | 0 | 150'],
      [
        'Server | 0 | 150: A bar has a name, a | and one number, and here is more. Something that begins and ends stands in a diagram that begins with ```timeline: "Build | 2 to 6 weeks".',
      ],
    ],
    [
      'bars',
      ['Server | 0'],
      ['Server | 0: All bars here are 0, and there is nothing to see. Write what they are, or remove the diagram.'],
    ],
    [
      'bars',
      ['Server | 150 ms', 'Photo | 2 s'],
      ['Photo | 2 s: This counts in "s", and what it stands beside in "ms". Write all of them in one unit.'],
    ],
    [
      'bars',
      ['Server | 150 ms', 'Mark: Good'],
      ['Mark: Good: A mark has words and a place: "Mark: Good up to here | 2,500 ms".'],
    ],
    [
      'bars',
      ['Server | 150 ms', 'Mark: Good | 3 days'],
      ['Mark: Good | 3 days: No bar counts in the unit of this mark. Write it in the unit of the bars.'],
    ],
    [
      'bars',
      ['Before', 'After', 'Server | 3'],
      [
        'Before: Below "Before" stands no bar. Write one on each line: its name, a | and its number, such as "Server | 150 ms".',
      ],
    ],
    [
      'bars',
      Array.from({ length: 25 }, (_, number) => `Bar ${number} | 1`),
      ['Bar 24 | 1: So many bars nobody compares. Keep the 24 that matter most.'],
    ],
    [
      'timeline',
      ['Build | 6 to 2 weeks'],
      ['Build | 6 to 2 weeks: "6 to 2 weeks" ends before it begins. Write the earlier time first.'],
    ],
    [
      'timeline',
      ['Build | 0'],
      ['Build | 0: Everything here takes no time, and there is nothing to see. Write how long each takes.'],
    ],
    [
      'lines',
      ['0 | 300', '12 | 400'],
      [
        '0 | 300: Below its title, this diagram needs a row of names: what is told across, and each line, as in "Months | CMS | Static pages".',
      ],
    ],
    [
      'lines',
      ['Months | CMS', '0 | 300'],
      ['Months | CMS: The line "CMS" needs two points or more. Write a row for each, such as "12 | 396".'],
    ],
    [
      'lines',
      ['Months | CMS', '0 | 300', '12 | 400 | 500'],
      [
        '12 | 400 | 500: This row has 2 numbers behind its first cell, for 1 line. Write one for each; where there is none, leave the cell empty: | |',
      ],
    ],
    [
      'lines',
      ['Months | CMS', '12 | 300', '0 | 400'],
      ['0 | 400: "0" stands behind "12". Put the rows in order, the smallest number first.'],
    ],
    [
      'lines',
      ['Months | A | B', '0 | 1 | 2', '1 | 1 |'],
      ['Months | A | B: The line "B" needs two points or more. Write a row for each, such as "12 | 396".'],
    ],
    [
      'lines',
      ['Months | A', '0 | 0', '1 | 0'],
      ['Months | A: All numbers here are 0, and there is nothing to see. Write what they are, or remove the diagram.'],
    ],
    [
      'lines',
      ['Months | A | B | C | D | E', '0 | 1 | 2 | 3 | 4 | 5', '1 | 1 | 2 | 3 | 4 | 5'],
      ['Months | A | B | C | D | E: So many lines cannot be told apart. Keep the 4 that matter most.'],
    ],
    [
      'lines',
      ['Month | Visits', 'May | 1', 'June | 2', 'Mark: Title | Juli'],
      ['Mark: Title | Juli: No row of this diagram is called "Juli". Write the name of one.'],
    ],
    [
      'lines',
      ['Months | A', '0 | 1', '9 | 2', 'Mark: Later | 12'],
      [
        'Mark: Later | 12: "12" is outside of the diagram, or ends before it begins. Write a place between its first and its last row.',
      ],
    ],
    [
      'flow',
      ['- Yes: Type it', '- No: Call'],
      [
        '- Yes: Type it: A branch needs a step above it, which it leaves. Write what is asked there on a line of its own.',
        '- No: Call: A branch needs a step above it, which it leaves. Write what is asked there on a line of its own.',
      ],
    ],
    [
      'flow',
      ['Sure?', '- Yes', '- No: Call', '- Perhaps: Wait'],
      ['- Yes: A branch says when it is taken, and behind a colon what happens then: "- Yes: A clerk types it".'],
    ],
    [
      'flow',
      ['Sure?', '- Yes: Type it'],
      [
        '- Yes: Type it: "Sure?" has one branch only. Write the other as well, or leave the - out: then it is simply the next step.',
      ],
    ],
    [
      'flow',
      ['A | B | C'],
      ['A | B | C: A step has words, and behind one | perhaps who does it: "Type the order | A clerk".'],
    ],
    [
      'flow',
      ['A?', '- b: C?', '  - d: E?', '    - f: G?', '      - h: I', '      - j: K', '    - l: M', '  - n: O', '- p: Q'],
      [
        '- h: I: Branches within branches have no room on a phone. Keep 3 one within another, or draw a second diagram.',
        '- j: K: Branches within branches have no room on a phone. Keep 3 one within another, or draw a second diagram.',
      ],
    ],
  ])('%s %j', (kind, lines, told) => {
    expect(faults(kind, ...lines)).toEqual(told)
  })

  test('its title', () => {
    expect(readDiagram(block('bars', 'Server | 3', 'Photo | 4'))?.faults.map(({ message }) => message)).toEqual([
      'A diagram begins with its title: a line that says what it shows, without |.',
    ])
  })

  test('that nothing is drawn', () => {
    expect(readDiagram(block('flow', 'A title'))?.faults.map(({ message }) => message)).toEqual([
      'This diagram has nothing but its title. Write a line below it, such as "Read the message".',
    ])
  })

  test('a kind that other programs have', () => {
    expect(readDiagram(block('mermaid', 'graph TD'))?.faults.map(({ message }) => message)).toEqual([
      'There is no diagram called "mermaid". Write ```bars for how much, ```timeline for when, ```lines for what changes over time, or ```flow for steps and decisions.',
    ])
  })

  test('text behind its end', () => {
    expect(faults('bars', 'Server | 3', '```', '', 'More words.', '```')).toEqual([
      '```: The diagram ends here. Put what stands below it between quotation marks of its own.',
    ])
  })
})
