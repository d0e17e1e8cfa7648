import { type Operation, operations } from '@portal/api-contract/document'
import { select } from '../shared/choose.ts'
import type { Interruption } from '../shared/command/interruption.ts'
import { trust, trustAll } from '../shared/command/trust.ts'
import { gapsOf } from '../shared/credentials/check-credentials.ts'
import type { Credentials } from '../shared/credentials/credentials.ts'
import { isOpenToOthers, readCredentials } from '../shared/credentials/read-credentials.ts'
import { createSend, type Send } from '../shared/http/send.ts'
import { isMock } from '../shared/is-mock.ts'
import { healthCheckUrls } from '../shared/this-api.ts'
import type { Options } from './command/options.ts'
import { derivedScenarios } from './derived/index.ts'
import { aheadBy } from './run/backend-time.ts'
import { mockControls } from './run/mock/controls.ts'
import { mockCopies } from './run/mock/copies.ts'
import { lostToken, preflight } from './run/preflight.ts'
import { createProgress } from './run/progress.ts'
import { type Findings, noFindings, runScenarios } from './run/run.ts'
import type { Scenario } from './run/scenario.ts'
import { scenarios } from './scenarios/index.ts'

/** The results of a live run. */
export interface Replayed {
  findings: Findings
  credentials: Credentials
  isMock: boolean
  /** What a reader of the report must know of the run. */
  notes: string[]
}

/** The options of a live run. */
export type ReplayOptions = Omit<Options, 'baseUrl'> & { baseUrl: string; chosen: Operation[] }

const notice = (text: string): void => console.error(text)

function credentialsOf(file: string | null): Credentials {
  if (file === null) return {}
  const credentials = readCredentials(file)
  if (isOpenToOthers(file)) notice(`Others on this machine may read ${file}: chmod 600 ${file}`)
  return credentials
}

function scenariosFor({ chosen, isReadOnly }: ReplayOptions): Scenario[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return [...derivedScenarios, ...scenarios].filter(
    ({ operations: checked, writes }) => checked.some((id) => ids.has(id)) && !(isReadOnly && writes),
  )
}

/** What the run was asked to leave out. */
function leftOutOf({ except, isWithoutAssumed }: ReplayOptions): ReadonlySet<string> {
  const kept = new Set(select(operations.values(), { only: [], except, isWithoutAssumed }))
  return new Set([...operations.values()].filter((one) => !kept.has(one)).map(({ id }) => id))
}

/** Resolves when a run that was ended has had its time to finish the calls under way. */
function gracePeriod(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, ms).unref())
  })
}

function prepare({ credentials: file, ca, isInsecure }: ReplayOptions) {
  const credentials = credentialsOf(file)
  if (ca !== null) trust(ca)
  if (isInsecure) trustAll()
  const notes = [
    ...gapsOf(credentials),
    ...(isInsecure ? ['Any certificate was trusted (--insecure): nobody knows who answered.'] : []),
  ]
  for (const note of notes) notice(note)
  return { credentials, notes }
}

/** What the scenarios make that cannot be removed, told before it is made. */
function tellLeft(chosen: Scenario[]): void {
  const left = new Set(chosen.flatMap(({ leaves = [] }) => leaves))
  if (left.size > 0)
    notice(`This run leaves behind: ${[...left].join('; ')}. With --read-only it leaves nothing.`)
}

/** An address that no backend of this API has. */
const unknownPath = '/api/public/no-such-operation'

/**
 * Looks whether the backend can be replayed against.
 * @returns tokens, how far its clock is ahead, what the backend says to an unknown address, and whether it is this project's mock
 */
async function runPreflight(baseUrl: string, credentials: Credentials, send: Send) {
  const tokens = await preflight({ baseUrl, credentials, send })
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  const { status, headers } = await ask(new Request(`${baseUrl}${unknownPath}`))
  const aheadMs = aheadBy(headers.get('date'))
  return { tokens, aheadMs, unknownStatus: status, isMock: await isMock(new URL(baseUrl).origin, ask) }
}

/** Replays the contract against a live backend, until it is done or ended. @throws CouldNotRun when it cannot begin */
export async function replay(options: ReplayOptions, { signal, end, why }: Interruption): Promise<Replayed> {
  const { baseUrl, isReadOnly, timeoutMs, settleMs, parallel, headers, world } = options
  const { credentials, notes } = prepare(options)
  const send = createSend({
    ...{ isReadOnly, timeoutMs, settleMs, signal, end, headers },
    healthCheckUrls: healthCheckUrls(baseUrl),
    onNotice: notice,
  })
  const ahead = await runPreflight(baseUrl, credentials, send).catch((error) => {
    throw why() ?? error
  })
  const findings: Findings = { ...noFindings(), unknownStatus: ahead.unknownStatus }
  const chosen = scenariosFor(options)
  if (!ahead.isMock) tellLeft(chosen)
  const { onStart, onResult, end: endProgress } = createProgress(chosen.length)
  const ofMock = ahead.isMock && { ...mockControls(baseUrl, send), copy: mockCopies(baseUrl, send) }
  const { tokens, aheadMs } = ahead
  const subject = { scenarios: chosen, baseUrl, credentials, send, tokens, aheadMs, ...ofMock }
  const leftOut = leftOutOf(options)
  const run = runScenarios({ ...subject, leftOut, parallel, signal, findings, onStart, onResult })
  await Promise.race([run, gracePeriod(signal, timeoutMs)])
  endProgress()
  const lost = signal.aborted ? null : await lostToken({ baseUrl, credentials, send })
  if (lost) end(lost)
  const unheard = world !== null && !ahead.isMock
  if (unheard) notes.push('The backend is not the mock, which alone has worlds: --world chose nothing.')
  return { findings, credentials, isMock: ahead.isMock, notes }
}
