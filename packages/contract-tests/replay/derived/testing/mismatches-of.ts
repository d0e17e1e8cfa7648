import type { OperationId } from '@portal/api-contract/document'
import type { Credentials } from '../../../shared/credentials/credentials.ts'
import type { Send } from '../../../shared/http/send.ts'
import type { MismatchKind } from '../../mismatch.ts'
import { runScenarios } from '../../run/run.ts'
import type { Scenario } from '../../run/scenario.ts'

/** Accounts with tokens, so that no login is needed. */
const credentials: Credentials = {
  person: { login: 'person', token: 'head.body.signature-of-person' },
  unit: { login: 'unit', token: 'head.body.signature-of-unit' },
  expiredToken: 'head.body.signature-of-long-ago',
}

/** A mismatch as far as tests look at it. */
export interface Seen {
  kind: MismatchKind
  path: string
  expected: string
  role: string | undefined
}

/**
 * Runs the scenarios of one operation against a backend.
 * @param leftOut what the run is asked not to call
 * @throws Error when a scenario does not reach its end
 */
export async function mismatchesOf(
  scenarios: Scenario[],
  operation: OperationId,
  send: Send,
  kinds: MismatchKind[],
  leftOut: readonly OperationId[] = [],
): Promise<Seen[]> {
  const { mismatches, results } = await runScenarios({
    scenarios: scenarios.filter(({ operations }) => operations.includes(operation)),
    baseUrl: 'http://backend.example/ht',
    credentials,
    send,
    parallel: 1,
    leftOut: new Set(leftOut),
  })
  const stopped = results.find(({ end }) => end !== 'done')
  if (stopped || results.length === 0) throw new Error(stopped?.reason ?? `No scenario is about ${operation}`)
  return mismatches
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, path, expected, exchange }) => ({ kind, path, expected, role: exchange?.role }))
}
