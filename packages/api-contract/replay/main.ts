/**
 * Replays the contract against a backend.
 *
 *   npm run replay -- --base-url http://127.0.0.1:4010/ht --credentials FILE [--read-only]
 *
 * Exit code 0 the contract is kept, 1 it is not, 2 the replay could not run.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { document } from '../src/document.ts'
import type { Credentials } from './credentials.ts'
import { derivedScenarios } from './derived/index.ts'
import { createProgress } from './progress.ts'
import { createReport } from './report/create-report.ts'
import { terminalText } from './report/terminal.ts'
import { runScenarios } from './run.ts'
import { scenarios } from './scenarios/index.ts'
import { createSend } from './wire/send.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      credentials: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
    },
  })
  const baseUrl = values['base-url'] ?? fail('Name the backend: --base-url http://127.0.0.1:4010/ht')
  if (!/^https?:\/\//.test(baseUrl)) fail(`--base-url must start with http:// or https://, not '${baseUrl}'`)
  const file = values.credentials ?? fail('Name the accounts: --credentials FILE (see replay/context.ts)')
  return { baseUrl: baseUrl.replace(/\/$/, ''), file, isReadOnly: values['read-only'] }
}

function readCredentials(file: string): Credentials {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`Cannot read the credentials in ${file}: ${(error as Error).message}`)
  }
}

async function assertReachable(baseUrl: string): Promise<void> {
  try {
    await fetch(`${baseUrl}/api/public/code`, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    fail(
      `No backend answers at ${baseUrl}: ${((error as Error).cause as Error | undefined)?.message ?? error}`,
    )
  }
}

const { baseUrl, file, isReadOnly } = readOptions()
const credentials = readCredentials(file)
await assertReachable(baseUrl)
const chosen = [...derivedScenarios, ...scenarios].filter(({ writes }) => !(isReadOnly && writes))
const startedAt = new Date()
const progress = createProgress(chosen.length)
const findings = await runScenarios({
  scenarios: chosen,
  baseUrl,
  credentials,
  send: createSend({ isReadOnly }),
  parallel: 4,
  onStart: progress.onStart,
  onResult: progress.onResult,
})
progress.end()
const report = createReport(
  findings,
  {
    subject: baseUrl,
    baseUrl,
    mode: 'replay',
    isMock: false,
    contract: document.info.version,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    isReadOnly,
    only: null,
    interrupted: null,
  },
  credentials,
)
console.log(terminalText(report, { folder: null, hasColor: process.stdout.hasColors?.() ?? false }))
const missed = report.operations.filter(({ calls }) => calls === 0).map(({ id }) => id)
if (missed.length > 0 && !isReadOnly) console.error(`No scenario reached: ${missed.join(', ')}`)
process.exitCode = report.verdict === 'kept' && (isReadOnly || missed.length === 0) ? 0 : 1
