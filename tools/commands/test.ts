/**
 * `npm test` proves a change; `npm run test:full` proves everything. Every step is a package script, run beside others as far
 * as the cores go; what failed is shown completely at the end, and each step's output is in `.cache/proof` while it runs.
 *
 *   npm test                        all steps
 *   npm test -- --only lint,unit    some of them
 *   npm test -- --list              their names and budgets
 *
 * The last line is `N passed, N failed`; the exit code is 1 when a step failed.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { fail, messageOf } from '../lib/fail.ts'
import { npmRun, type Outcome, run } from '../lib/npm.ts'
import { freePort } from '../lib/ports.ts'
import { pad } from '../lib/terminal.ts'
import { turboRoot } from '../lib/turbo.ts'
import { clearLogs, keepLog } from '../test/logs.ts'
import { prove } from '../test/proof.ts'
import { failureText, resultLine, slowestLines, summary } from '../test/report.ts'
import { budgetOf, chooseSteps, type Step, scriptOf, type Tier } from '../test/steps.ts'
import { clearTimings, readTimings, timingsFolder } from '../test/timings.ts'

/** The browser tests' servers get ports of their own, so that nothing that runs already is in the way. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  return {
    E2E_MOCK_PORT: String(await freePort()),
    E2E_WEB_PORT: String(await freePort()),
    PROOF_TIMINGS_DIR: timingsFolder,
  }
}

function list(tier: Tier) {
  for (const step of chooseSteps(tier, undefined)) {
    console.log(`${pad(scriptOf(step, tier), 18)} ${pad(step.title, 64)} ${budgetOf(step, tier)} s`)
  }
}

function reportSlowest() {
  const lines = slowestLines(readTimings())
  if (lines.length > 0) console.log(`\nThe slowest tests:\n${lines.join('\n')}`)
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, full: { type: 'boolean' } },
  })
  const tier = values.full ? 'full' : 'short'
  if (values.list) return list(tier)
  const env = await environment()
  clearTimings()
  clearLogs()
  const start = performance.now()
  const execute = (step: Step): Promise<Outcome> => {
    const script = scriptOf(step, tier)
    // CI proves all of its tier, and the full proof believes no earlier run.
    const isRemembered = step.isRemembered && !process.env.CI && tier === 'short'
    const options = { env, show: (text: string) => keepLog(script, text) }
    return isRemembered ? turboRoot(script, options) : run(npmRun(script), options)
  }
  const results = await prove(chooseSteps(tier, values.only), {
    cores: Math.min(availableParallelism(), 2),
    execute,
    report: (result) => console.log(resultLine(result, tier)),
  })
  const failed = results.filter(({ isPassed, skipped }) => !isPassed && !skipped)
  for (const result of failed) console.log(failureText(result, scriptOf(result.step, tier)))
  reportSlowest()
  const seconds = (performance.now() - start) / 1000
  console.log(`\n${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`)
  console.log(summary(results))
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
}

await main().catch((error: unknown) => fail(messageOf(error)))
