import { mockControls } from '../replay/run/mock/controls.ts'
import { runScenarios } from '../replay/run/run.ts'
import { scenarios } from '../replay/scenarios/index.ts'
import type { Credentials } from '../shared/credentials/credentials.ts'
import type { Send } from '../shared/http/send.ts'

/** Whose states are made. */
export interface Walked {
  baseUrl: string
  credentials: Credentials
  /** Everything that is sent passes here, so that whoever walks sees each call in the state that it needs. */
  send: Send
  isMock: boolean
  /** Without it only scenarios that leave nothing behind are walked. */
  mayWrite: boolean
  signal?: AbortSignal | undefined
}

/**
 * Walks through the scenarios of the replay that are about some operations, one after the other: they make the records and states in
 * which each of these can succeed. What the scenarios find themselves is the replay's to tell.
 */
export async function walk(ids: ReadonlySet<string>, walked: Walked): Promise<void> {
  const { baseUrl, credentials, send, isMock, mayWrite, signal } = walked
  await runScenarios({
    scenarios: scenarios.filter(
      ({ operations, writes }) => operations.some((id) => ids.has(id)) && (mayWrite || !writes),
    ),
    ...{ baseUrl, credentials, send, parallel: 1 },
    ...(signal && { signal }),
    ...(isMock && mockControls(baseUrl, send)),
  })
}
