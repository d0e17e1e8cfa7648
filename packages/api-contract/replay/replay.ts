import { isMock } from '../fuzz/target/mock.ts'
import type { Operation } from '../src/document.ts'
import { gapsOf } from './check-credentials.ts'
import type { CouldNotRun } from './could-not-run.ts'
import type { Credentials } from './credentials.ts'
import { derivedScenarios } from './derived/index.ts'
import { type Interruption, watchInterruption } from './interruption.ts'
import type { Options } from './options.ts'
import { preflight } from './preflight.ts'
import { createProgress } from './progress.ts'
import { isOpenToOthers, readCredentials } from './read-credentials.ts'
import { type Findings, noFindings, runScenarios } from './run.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios/index.ts'
import { createSend } from './wire/send.ts'
import { trust, trustAll } from './wire/trust.ts'

/** What a live run gave. */
export interface Replayed {
  findings: Findings
  credentials: Credentials
  isMock: boolean
  /** Why it ended early; null when it did not. */
  endedBy: CouldNotRun | null
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

async function runAll(
  options: ReplayOptions,
  credentials: Credentials,
  { signal, end, why }: Interruption,
): Promise<Replayed> {
  const { baseUrl, isReadOnly, timeoutMs, parallel } = options
  const send = createSend({ isReadOnly, timeoutMs, signal, end, onNotice: notice })
  const tokens = await preflight({ baseUrl, credentials, send })
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  const isOurs = await isMock(new URL(baseUrl).origin, ask)
  const findings = noFindings()
  const all = scenariosFor(options)
  const progress = createProgress(all.length)
  const { onStart, onResult } = progress
  const base = { scenarios: all, baseUrl, credentials, send, parallel, signal, onStart, onResult }
  await Promise.race([runScenarios({ ...base, tokens, findings }), grace(signal, timeoutMs)])
  progress.end()
  return { findings, credentials, isMock: isOurs, endedBy: why() }
}

/** Replays the contract against a live backend. @throws CouldNotRun when it cannot begin */
export async function replay(options: ReplayOptions): Promise<Replayed> {
  const credentials = credentialsOf(options.credentials)
  if (options.ca !== null) trust(options.ca)
  if (options.isInsecure) trustAll()
  for (const gap of gapsOf(credentials)) notice(gap)
  const interruption = watchInterruption(notice)
  try {
    return await runAll(options, credentials, interruption)
  } finally {
    interruption.close()
  }
}
