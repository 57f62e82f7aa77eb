import { expect, test } from 'vitest'
import { requestAddress } from '../../scripts/review/git/request-address'

const github = 'https://github.com/acme/site/compare/main...pages-data?expand=1'

test.each([
  ['https://github.com/acme/site.git', github],
  ['https://github.com/acme/site', github],
  ['https://ana:secret@github.com/acme/site.git', github],
  ['git@github.com:acme/site.git', github],
  ['ssh://git@github.com:22/acme/site.git', github],
  [
    'git@gitlab.com:acme/web/site.git',
    'https://gitlab.com/acme/web/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=pages-data&merge_request%5Btarget_branch%5D=main',
  ],
  [
    'https://bitbucket.org/acme/site.git',
    'https://bitbucket.org/acme/site/pull-requests/new?source=pages-data&dest=main',
  ],
  ['https://codeberg.org/acme/site.git', 'https://codeberg.org/acme/site/compare/main...pages-data'],
])('What was sent to %s is proposed at an address there', (server, address) => {
  expect(requestAddress(server, 'main', 'pages-data')).toBe(address)
})

test('A server that is not known says the address itself, or there is none', () => {
  const said = 'remote: Create a merge request:\nremote:   https://git.northwind.test/acme/site/new?from=pages-data \n'
  expect(requestAddress('git@git.northwind.test:acme/site.git', 'main', 'pages-data', said)).toBe(
    'https://git.northwind.test/acme/site/new?from=pages-data',
  )
  expect(requestAddress('git@git.northwind.test:acme/site.git', 'main', 'pages-data', 'Done.')).toBeUndefined()
  expect(requestAddress('/srv/site.git', 'main', 'pages-data')).toBeUndefined()
})

test('A host that only looks like one that is known is not taken for it', () => {
  expect(requestAddress('https://github.com.evil.test/acme/site.git', 'main', 'x')).toBeUndefined()
})
