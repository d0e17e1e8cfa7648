import { gapsOf } from '../shared/credentials/check-credentials.ts'
import type { Credentials } from '../shared/credentials/credentials.ts'
import { isOpenToOthers, readCredentials } from '../shared/credentials/read-credentials.ts'
import { isMock } from '../shared/is-mock.ts'
import { signsOfLife } from '../shared/this-api.ts'
import { createSend, type Send } from '../shared/wire/send.ts'
import type { Operation } from '../src/document.ts'
import { derivedScenarios } from './derived/index.ts'
import type { Interruption } from './interruption.ts'
import { mockCashier } from './mock-cashier.ts'
import type { Options } from './options.ts'
import { lostToken, preflight } from './preflight.ts'
import { createProgress } from './progress.ts'
import { type Findings, noFindings, runScenarios } from './run.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios/index.ts'
import { trust, trustAll } from './trust.ts'

/** What a live run gave. */
export interface Replayed {
  findings: Findings
  credentials: Credentials
  isMock: boolean
  /** What a reader of the report must know of the run. */
  notes: string[]
}

/** What a live run is asked for. */
export type ReplayOptions = Pick<
  Options,
  'credentials' | 'isReadOnly' | 'parallel' | 'timeoutMs' | 'ca' | 'isInsecure'
> & { baseUrl: string; chosen: Operation[] }

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
    ({ operations: judged, writes }) => judged.some((id) => ids.has(id)) && !(isReadOnly && writes),
  )
}

/** Resolves when a run that was ended has had its time to finish the calls under way. */
function grace(signal: AbortSignal, ms: number): Promise<void> {
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

/** Looks whether the backend can be replayed against. @returns tokens, and whether it is this project's mock */
async function lookAhead(baseUrl: string, credentials: Credentials, send: Send) {
  const tokens = await preflight({ baseUrl, credentials, send })
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  return { tokens, isMock: await isMock(new URL(baseUrl).origin, ask) }
}

/** Replays the contract against a live backend, until it is done or ended. @throws CouldNotRun when it cannot begin */
export async function replay(options: ReplayOptions, { signal, end, why }: Interruption): Promise<Replayed> {
  const { baseUrl, isReadOnly, timeoutMs, parallel } = options
  const { credentials, notes } = prepare(options)
  const send = createSend({
    ...{ isReadOnly, timeoutMs, signal, end },
    signsOfLife: signsOfLife(baseUrl),
    onNotice: notice,
  })
  const ahead = await lookAhead(baseUrl, credentials, send).catch((error) => {
    throw why() ?? error
  })
  const findings = noFindings()
  const chosen = scenariosFor(options)
  if (!ahead.isMock) tellLeft(chosen)
  const { onStart, onResult, end: endProgress } = createProgress(chosen.length)
  const cashier = ahead.isMock ? mockCashier(baseUrl, send) : null
  const subject = { scenarios: chosen, baseUrl, credentials, send, tokens: ahead.tokens, cashier }
  const run = runScenarios({ ...subject, parallel, signal, findings, onStart, onResult })
  await Promise.race([run, grace(signal, timeoutMs)])
  endProgress()
  const lost = signal.aborted ? null : await lostToken({ baseUrl, credentials, send })
  if (lost) end(lost)
  return { findings, credentials, isMock: ahead.isMock, notes }
}
