/**
 * What `npm run COMMAND -- --help` says. Plain JavaScript, as run.mjs shows it before anything is installed or bundled.
 * A test holds it against the commands there are and the options they take.
 */

const pages = ['--pages FOLDER', 'other documents than those in pages-json']
const date = ['--date 2027-01-31', 'as of that day, not today']
const dry = ['--dry-run', 'only say what would change']
const drafts = ['--drafts', 'a preview: drafts and pages with a day to come are in it, and search engines leave it out']
const out = ['--out FOLDER', 'another folder than dist']

/** By command: what it does, what is typed, and its options. */
const commands = {
  start: [
    'builds the site and serves it. PORT chooses the port: PORT=8080 npm start.',
    'npm start',
    [drafts, pages, out, date],
  ],
  dev: ['shows every page as its file is saved, with what is wrong at its section.', 'npm run dev', [pages, date]],
  studio: ['opens the site to be changed on its pages. PORT chooses the port.', 'npm run studio', [pages, date]],
  validate: [
    'says what is wrong with the documents.',
    'npm run validate',
    [
      ['--launch', 'example values are mistakes, too: what has to be replaced before the site goes live'],
      ['--format json', 'for other programs; sarif and github are the other formats'],
      ['--since main', 'with --format github: what changed since then comes first'],
      pages,
      date,
    ],
  ],
  fix: [
    'mends what is safe to mend, in all documents or in those that are named.',
    'npm run fix -- pages-json/my-page.json',
    [dry, pages, date],
  ],
  new: [
    'makes a page that is whole at once, and asks for what is missing.',
    'npm run new -- /about/history "Our history"',
    [
      ['--service, --article, --job, --page', 'what kind of page: npm run new -- --service "Cloud migration"'],
      ['--from draft.docx', 'make an article of a text (.docx or .md), or take in one that was exported and changed'],
      ['--group GROUP', 'the group of services it belongs to'],
      ['--draft', 'keep it out of the site until "draft" is taken out of the file'],
      dry,
      pages,
      date,
    ],
  ],
  export: [
    'writes an article as a text for a colleague to work on. What comes back is taken in by npm run new.',
    'npm run export -- /articles/my-article',
    [['--to draft.md', 'the file to write, or the folder'], pages, date],
  ],
  move: [
    'gives a page another address. Every link and the old address still lead to it.',
    'npm run move -- /old-address /new-address',
    [['--alone', 'leave the pages below it where they are'], dry, pages, date],
  ],
  remove: [
    'removes a page. Links to it and its addresses lead to another from then on.',
    'npm run remove -- /old-page --to /other-page',
    [['--to /other-page', 'where its links and addresses lead'], dry, pages, date],
  ],
  undo: [
    'takes back the last thing that new, move, remove, fix or send did, or the one of that number in its list.',
    'npm run undo -- 2',
    [['--list', 'say what can be taken back, each with its number'], dry, pages, date],
  ],
  send: [
    'says what changed, checks it and sends it to be looked at; then it can be published.',
    'npm run send',
    [
      ['--title "New prices"', 'what it is about, so that nobody asks'],
      ['--apart', 'not together with what you sent before, but by itself'],
      dry,
      pages,
      date,
    ],
  ],
  changes: [
    'says page by page what changed since the last commit.',
    'npm run changes -- --from main',
    [
      ['--from main', 'since another state: a branch, a tag, a commit or a folder'],
      ['--to v2', 'up to another state than the files as they are'],
      ['--format json', 'for other programs'],
      pages,
      date,
    ],
  ],
  build: [
    'makes the pages.',
    'npm run build',
    [
      ['--force', 'make all of them again'],
      ['--why /a-page', 'say why a page was made again'],
      ['--verify', 'read what was built before, and make again what is not as it was made'],
      ['--shard 2/4', 'make only the second of four shares'],
      drafts,
      out,
      pages,
      date,
    ],
  ],
  release: [
    'builds the site with compressed copies, and publishes it on this server.',
    'npm run release -- --to /var/www/site',
    [
      ['--to FOLDER', 'where releases are kept and served from'],
      ['--rollback', 'serve again what was served before'],
      ['--keep 9', 'keep nine releases, not five'],
      ['--launch', 'refuse while a value is still an example'],
      out,
      pages,
      date,
    ],
  ],
  pack: ['puts compressed copies beside the files of a built site.', 'npm run pack', [out]],
  hosting: [
    'prints the configuration of a web server; or says whether netlify or cloudflare takes all of the built site.',
    'npm run hosting -- nginx --to /var/www/site --port 80',
    [
      ['--to FOLDER, --root FOLDER', 'serve the releases in this folder, or this folder itself'],
      ['--port 80, --secure-port 443', 'where to listen for http and for https'],
      ['--certificate FILE --key FILE', 'answer by https, with HTTP/2, and lead there from http'],
      ['--nginx 1.22, --brotli', "for which version (else this machine's), and with Brotli's module"],
    ],
  ],
  test: [
    'checks everything, or what is named: npm test -- head.',
    'npm test',
    [['npm run test:deep', 'the same with what CI does every night']],
  ],
  specification: ["says whether the site has its owner's words and counts.", 'npm run specification', []],
  guide: ["writes what the authors' guide says of sections, fields and problems.", 'npm run guide', []],
  types: ['writes what is generated from the schemas.', 'npm run types', []],
  keep: ['keeps what the last visual test saw as how sections shall look.', 'npm run keep', []],
  bench: [
    'measures builds, first views and live authoring.',
    'npm run bench',
    [
      ['--sizes 60,1000', 'how many documents; "1000 services" makes all of them services'],
      ['--runs 3', 'of how many runs to take the median'],
      ['--beside eleventy,astro', 'the same documents with other generators as well'],
      ['--plot FILE', 'draw the cost as SVG'],
      ['--live 100000', 'so many documents in the dev server'],
    ],
  ],
  art: [
    'draws the hero pictures that are missing or out of date.',
    'npm run art',
    [
      ['--force', 'draw all of them'],
      ['--look "web company 1-6"', 'draw these seeds of a motif small, to choose among; several times for several'],
    ],
  ],
  cards: ['draws the social cards that are missing, the pictures of link previews.', 'npm run cards', [pages, date]],
  illustrations: ['draws the illustrations of introductions.', 'npm run illustrations', []],
  fonts: ['cuts the fonts.', 'npm run fonts', []],
  deploy: [
    'brings a built site to its host. Only for the workflow of that name.',
    'npm run deploy',
    [
      ['--choose', 'say which state of the project is to be built'],
      ['--from FOLDER', 'the built site, if it is not in dist'],
    ],
  ],
  comment: [
    'says on a pull request which pages change. Only for the workflow of that name.',
    'npm run comment',
    [['--changes FILE', 'what npm run changes said, as JSON']],
  ],
}

/** Whether somebody asks what a command does. @param {string[]} args what was typed behind it */
export function asksForHelp(args) {
  return args.some((arg) => /^(--help|-h|-\?|\/\?)$/.test(arg))
}

/**
 * What a command does; of one there is not, which there are.
 * @param {string} command
 * @returns {string}
 */
export function helpFor(command) {
  const [does, typed, options] = commands[command] ?? []
  if (does === undefined) return listOf(Object.entries(commands).map(([name, [what]]) => [name, what]))
  const behind = options.length === 0 ? '' : `\n\nOptions, after --:\n${listOf(options)}`
  return `${command} ${does}\n\n  ${typed}${behind}`
}

/** @param {string[][]} entries */
function listOf(entries) {
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`).join('\n')
}
