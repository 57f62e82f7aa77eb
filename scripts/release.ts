import { folder, readDate, readOptions } from './options'
import { buildSite } from './output/build-site'
import { pack } from './output/pack'
import { Refusal } from './refusal'
import { pretty, summary } from './report/pretty'

/** npm run release: what a deployment runs. Builds the site and puts compressed copies beside its files. */
const { values } = readOptions({
  pages: { type: 'string', default: 'pages-json' },
  out: { type: 'string', default: 'dist' },
  date: { type: 'string' },
  launch: { type: 'boolean', default: false },
})
const out = folder(values.out)
const { problems, index, made } = await buildSite({
  pages: folder(values.pages),
  out,
  date: readDate(values.date),
  force: false,
  launch: values.launch,
})
const pages = index.pages.length
const errors = problems.filter(({ severity }) => severity === 'error')
if (errors.length > 0) throw new Refusal(`${pretty(errors, pages)}\n\nNothing was published: ${out} is as it was.`)
const packed = pack(out)
console.log(`${out}: ${made.size} pages made, ${packed} files compressed. ${summary(problems, pages)}.`)
