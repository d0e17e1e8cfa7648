/**
 * `npm run e2e`: the browser tests on the last build: the main way of every flow (tests tagged `@always`) in one of the two
 * windows, by turns, a slice of the further tests, and a part of the tables, which look at each page.
 *
 *   npm run e2e                          with the tests and pages that the change touches, and a slice of the others
 *   npm run e2e -- --project=phone jobs  some of the tests, in both windows; what follows goes to Playwright
 *   npm run e2e:full                     all pages in both windows, and every flow in one of them, by turns
 *   E2E_PLACES=_public.Major npm run e2e the pages of these routes
 *
 * Tests that failed are run again with a trace, to be looked at with `npx playwright show-trace`. They stay failed. In the
 * full run a second try tells a race from a fault: what passes only then is listed as flaky, and fails the run as well.
 */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { memberPages } from '../../apps/web/e2e/support/behind-login/member-pages.ts'
import { publicPlaces } from '../../apps/web/e2e/support/places.ts'
import { changedFiles, commitNumber, headCommit } from '../e2e/changed-files.ts'
import { chooseRoutes } from '../e2e/choose-routes.ts'
import { reachOfRoutes } from '../e2e/import-graph.ts'
import { root, run } from '../lib/npm.ts'

const [first, ...rest] = process.argv.slice(2)
const isFull = first === '--full'
const chosenTests = isFull || first === undefined ? rest : [first, ...rest]

/** Routes that the tables look at, by what may open them. */
const tables = { public: Object.keys(publicPlaces), 'behind the login': Object.keys(memberPages) }

/** As many routes of a table as there is time for beside the flows; some are always left for the slice. */
const room = { limit: 3, kept: 1 }

/** Routes for the tables, as E2E_PLACES names them. Says what was chosen, and that it is a part. */
async function part(): Promise<string> {
  const reach = await reachOfRoutes()
  const changed = changedFiles()
  const chosen = Object.entries(tables).flatMap(([table, routes]) => {
    const { touched, left, slice } = chooseRoutes({ routes, reach, changed, commit: headCommit(), ...room })
    console.log(`Tables, ${table}: ${touched.length + slice.length} of ${routes.length} routes`)
    console.log(`  touched by the change: ${touched.join(', ') || 'none'}`)
    if (left.length > 0) console.log(`  touched, but left to the full run: ${left.join(', ')}`)
    console.log(`  slice of the others: ${slice.join(', ') || 'none'}`)
    return [...touched, ...slice]
  })
  console.log('`npm run e2e:full` proves all.')
  return chosen.join(',')
}

/** The routes that E2E_PLACES names. @throws Error when the tables look at none of that name */
function named(value: string): string {
  const routes = Object.values(tables).flat()
  const unknown = value.split(',').filter((name) => name && name !== 'all' && !routes.includes(name))
  if (unknown.length > 0) throw new Error(`E2E_PLACES names no route of the tables: ${unknown.join(', ')}`)
  return value
}

/** Runs Playwright in the web app, showing what it says; resolves with its exit code. */
async function playwright(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command = [process.execPath, `${root}/node_modules/@playwright/test/cli.js`, 'test', ...args]
  const show = (text: string) => process.stdout.write(text)
  // After any other signal it leaves the servers behind that it has started.
  const stopsBy = 'SIGINT'
  return (await run(command, { cwd: `${root}/apps/web`, env, show, stopsBy })).code
}

/** A share of the tests that are not tagged `@always`; another one with each commit, so that each is run every so often. */
const shares = 10

/** What is given to Playwright in the short proof, a run each: main ways and tables, changed tests, a slice of the others. */
function shortRuns(): string[][] {
  const specs = changedFiles().filter(
    (file) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(file) && existsSync(file),
  )
  const share = `--shard=${(commitNumber() % shares) + 1}/${shares}`
  const others = ['--grep-invert=@always', '--pass-with-no-tests']
  return [
    ['--grep=@always'],
    ...(specs.length > 0 ? [[...others, ...specs.map((file) => relative('apps/web', file))]] : []),
    [...others, share],
  ]
}

process.chdir(root)
const { E2E_PLACES: wanted } = process.env
const E2E_PLACES = isFull ? 'all' : wanted === undefined ? await part() : named(wanted)
// Flows that are gone at a desk with this commit are gone on a phone with the next one, more often than not.
const isChosen = chosenTests.length > 0
const E2E_TURN = isChosen ? '' : String(commitNumber() % 2)
const E2E_SHORT = isFull || isChosen ? '' : 'yes'
const env = { E2E_PLACES, E2E_TURN, E2E_SHORT }
const tries = isFull ? ['--retries=1', '--fail-on-flaky-tests'] : []
for (const args of E2E_SHORT ? shortRuns() : [[...tries, ...chosenTests]]) {
  const code = await playwright(args, env)
  if (code === 0) continue
  process.exitCode = code
  console.log('\nThe failed tests once more, with a trace:')
  const again = ['--last-failed', '--retries=0', '--trace=on', '--max-failures=5', '--pass-with-no-tests']
  // What took how long is known from the first run.
  await playwright(again, { ...env, PROOF_TIMINGS_DIR: '' })
}
