import { ticTable } from '../workshop/copy/tic-table'
import { unusualLengths } from '../workshop/tests/page-lengths'
import { conclude, vitest } from '../workshop/tests/run-tests'

/**
 * npm run specification: whether the site says and counts what its owner specified, and how heavy a first view is.
 * `npm test` leaves words alone, so that no valid page turns it red. How many words a page has, and which habits of
 * writing show how often, is told, and never fails.
 */
process.env.TESTS = 'specification'
const count = await vitest(process.argv.slice(2))
const unusual = unusualLengths('pages-json')
if (unusual.length > 0) console.log(`\nLonger or shorter than meant:\n${unusual.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${ticTable('pages-json')}`)
conclude([count])
