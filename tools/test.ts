/**
 * `npm test`: the whole proof. Every step is a package script; what failed is shown completely at the end.
 *
 *   npm test                        all steps
 *   npm test -- --only lint,unit    some of them
 *   npm test -- --list              their names
 *
 * The last line is `N passed, N failed`; the exit code is 1 when a step failed.
 */
import { parseArgs } from 'node:util'
import { fail, messageOf } from './lib/fail.ts'
import { npmRun, run } from './lib/npm.ts'
import { freePort } from './lib/ports.ts'
import { bold, pad } from './lib/terminal.ts'
import { prove, type Result, resultLine, summary } from './test/proof.ts'
import { chooseSteps, type Step, steps } from './test/steps.ts'

const isTerminal = process.stdout.isTTY

function showRunning({ script }: Step) {
  if (isTerminal) process.stdout.write(`… ${script}`)
}

function showResult(result: Result) {
  if (isTerminal) process.stdout.write('\r\u001b[K')
  console.log(resultLine(result))
}

function showFailure({ step, output }: Result) {
  console.log(`\n${bold(`── npm run ${step.script}`)}\n${output.trimEnd()}`)
}

/** The browser tests' servers get ports of their own, so that nothing that runs already is in the way. */
async function freePorts(): Promise<NodeJS.ProcessEnv> {
  return { E2E_MOCK_PORT: String(await freePort()), E2E_WEB_PORT: String(await freePort()) }
}

async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } })
  if (values.list) {
    for (const { script, title } of steps) console.log(`${pad(script, 15)} ${title}`)
    return
  }
  const env = await freePorts()
  const execute = (step: Step) => {
    showRunning(step)
    return run(npmRun(step.script), { env })
  }
  const results = await prove(chooseSteps(values.only), execute, showResult)
  const failed = results.filter((result) => !result.isPassed && !result.skipped)
  for (const result of failed) showFailure(result)
  console.log(`\n${summary(results)}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

await main().catch((error: unknown) => fail(messageOf(error)))
