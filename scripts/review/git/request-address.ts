/** Where changes are proposed, by the host of a project's server. */
const hosts: { [host: string]: (project: string, into: string, branch: string) => string } = {
  'github.com': (project, into, branch) => `https://github.com/${project}/compare/${into}...${branch}?expand=1`,
  'gitlab.com': (project, into, branch) =>
    `https://gitlab.com/${project}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${branch}&merge_request%5Btarget_branch%5D=${into}`,
  'bitbucket.org': (project, into, branch) =>
    `https://bitbucket.org/${project}/pull-requests/new?source=${branch}&dest=${into}`,
  'codeberg.org': (project, into, branch) => `https://codeberg.org/${project}/compare/${into}...${branch}`,
}

/**
 * The address at which a branch is proposed to be taken over; undefined where the server is none that is known and said
 * none itself.
 * @param server its address: https, or SSH in one of its two forms @param said what it said when the branch came
 */
export function requestAddress(server: string, into: string, branch: string, said = ''): string | undefined {
  const [, host = '', project = ''] =
    /^(?:\w+:\/\/)?(?:[^/@]*@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(server) ?? []
  const known = Object.entries(hosts).find(([name]) => name === host.toLowerCase())
  if (known) return known[1](project, encodeURIComponent(into), encodeURIComponent(branch))
  return /^remote:.*?(https:\/\/\S+)/m.exec(said)?.[1]
}
