import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Day } from '../../src/components/Day'

const usual = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

test.each(months.flatMap((month) => [`2026-${month}-01`, `2028-${month}-28`]))('%s is written as usual', (date) => {
  expect(renderToString(<Day date={date} />)).toBe(`<time dateTime="${date}">${usual.format(new Date(date))}</time>`)
})
