import type { Credentials } from '../../../shared/credentials/credentials.ts'
import type { Send } from '../../../shared/wire/send.ts'
import type { OperationId } from '../../../src/document.ts'
import type { DriftKind } from '../../drift.ts'
import { runScenarios } from '../../run.ts'
import type { Scenario } from '../../scenario.ts'

/** Accounts with tokens, so that nobody has to log in. */
const credentials: Credentials = {
  person: { login: 'person', token: 'head.body.signature-of-person' },
  unit: { login: 'unit', token: 'head.body.signature-of-unit' },
  expiredToken: 'head.body.signature-of-long-ago',
}

/** A drift as far as tests look at it. */
export interface Seen {
  kind: DriftKind
  path: string
  expected: string
  role: string | undefined
}

/** Runs the scenarios of one operation against a backend. @throws Error when one does not reach its end */
export async function driftsOf(
  scenarios: Scenario[],
  operation: OperationId,
  send: Send,
  kinds: DriftKind[],
): Promise<Seen[]> {
  const { drifts, results } = await runScenarios({
    scenarios: scenarios.filter(({ operations }) => operations.includes(operation)),
    baseUrl: 'http://backend.example/ht',
    credentials,
    send,
    parallel: 1,
  })
  const stopped = results.find(({ end }) => end !== 'done')
  if (stopped || results.length === 0) throw new Error(stopped?.reason ?? `No scenario is about ${operation}`)
  return drifts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, path, expected, exchange }) => ({ kind, path, expected, role: exchange?.role }))
}
