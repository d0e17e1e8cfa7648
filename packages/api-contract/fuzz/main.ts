/**
 * Fuzzes a backend by the contract.
 *
 *   npm run fuzz -- --base-url http://127.0.0.1:4010/ht [--credentials FILE] [--only TAG|OPERATION] [--seed N] [--requests N]
 *
 * Exit code 0 nothing was found, 1 something was, 2 it could not run.
 */
import { choose } from '../shared/choose.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'
import { readCredentials } from '../shared/credentials/read-credentials.ts'
import { isMock } from '../shared/is-mock.ts'
import { assertThisApi } from '../shared/this-api.ts'
import { createSend } from '../shared/wire/send.ts'
import { operations } from '../src/document.ts'
import { type Options, readOptions } from './options.ts'
import { progressOf } from './progress.ts'
import { reportText } from './report.ts'
import { run } from './run.ts'
import { backendTarget } from './target/backend.ts'
import { harvest } from './target/harvest.ts'
import { mockTarget } from './target/mock.ts'
import { sender } from './target/send.ts'
import type { Target } from './target/target.ts'
import { createWire } from './target/wire.ts'
import { createWitness } from './target/witness.ts'
import { warmUp } from './warm-up.ts'

/** Longer than any answer may take. */
const patience = 10_000
const parallel = 16

async function fuzz(options: Options): Promise<number> {
  const { baseUrl, seed, requests } = options
  const credentials = options.credentials ? readCredentials(options.credentials) : {}
  await assertThisApi({ baseUrl, send: createSend({ isReadOnly: true, timeoutMs: patience }) })
  const { origin } = new URL(baseUrl)
  const world = `fuzz-${seed}`
  const mock = await isMock(origin)
  const target: Target = mock
    ? await mockTarget(origin, baseUrl, world)
    : await backendTarget(baseUrl, credentials)
  const mayWrite = mock || options.mayWrite
  const chosen = choose(operations.values(), options.only).filter(({ writes }) => mayWrite || !writes)
  const witness = mock ? await createWitness(origin, baseUrl, world) : null
  const wire = createWire(origin, patience, parallel)
  const send = sender(target, wire)
  try {
    const { permissions } = target
    const look = async () => ({
      permissions,
      shown: await harvest(operations.values(), send, permissions),
    })
    if (mayWrite) await warmUp(operations.values(), await look(), send, seed)
    const known = await look()
    const effort = { seed, requests, parallel }
    const onOutcome = progressOf(chosen.length)
    const outcomes = await run({ operations: chosen, known, target, send, effort, witness, onOutcome })
    console.log(reportText(outcomes, target, seed))
    return outcomes.some(({ findings }) => findings.length > 0) ? 1 : 0
  } finally {
    wire.close()
    await witness?.close()
    await target.close()
  }
}

try {
  process.exitCode = await fuzz(readOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof CouldNotRun)) throw error
  console.error(error.message)
  process.exitCode = 2
}
