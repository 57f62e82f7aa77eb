import { folder, readDate, readOptions } from '../options'
import { withProgress } from '../report/progress'
import { say } from '../report/terminal'
import { drawCards } from '../workshop/cards/draw-cards'

/** npm run cards: draws the social card of every page that has none. They are committed. */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  date: { type: 'string' },
})
const pages = folder(values.pages)
const { drawn, kept, removed } = await withProgress((told) =>
  drawCards({ pages, date: readDate(values.date, pages), told }),
)
say(
  `${pages}: ${drawn} social cards drawn, ${kept} kept${removed > 0 ? `, ${removed} removed that no page has any more` : ''}.`,
)
