import { type OperationId, operations } from '@portal/api-contract/document'
import { everything } from '../../../shared/choose.ts'
import type { Exchange, ReplayAnswer } from '../../exchange.ts'
import type { Mismatch } from '../../mismatch.ts'
import type { Findings, ScenarioResult } from '../../run/run.ts'
import type { RunFacts } from '../report.ts'

/** An answer as if it had come; `body` is written as JSON unless it is a text. */
export function answerOf(status: number, body: unknown, headers: Record<string, string> = {}): ReplayAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body,
    text,
    isUtf8: true,
    durationMs: 1,
  }
}

/** A call of an operation as if it had been made. */
export function exchangeOf(id: OperationId, rest: Partial<Exchange> = {}): Exchange {
  const operation = operations.get(id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return {
    operation,
    role: 'anonymous',
    scenario: 'A scenario',
    method: operation.method.toUpperCase(),
    target: operation.path,
    requestHeaders: {},
    requestBody: undefined,
    answer: answerOf(200, []),
    ...rest,
  }
}

/** A mismatch that a call shows. */
export function mismatchOf(exchange: Exchange | undefined, rest: Partial<Mismatch> = {}): Mismatch {
  return {
    kind: 'missing',
    path: '/0/title',
    expected: "must have required property 'title'",
    seen: 'nothing',
    scenario: exchange?.scenario ?? 'A scenario',
    exchange,
    ...rest,
  }
}

/** How a scenario of some operations ended. */
export function resultOf(
  name: string,
  rest: Partial<ScenarioResult> = {},
  operations: OperationId[] = [],
): ScenarioResult {
  const scenario = { name, operations, writes: false, run: async () => undefined }
  return { scenario, end: 'done', reason: '', untried: [], mismatches: 0, calls: 1, durationMs: 1, ...rest }
}

/** What a run found. */
export const findingsOf = (
  exchanges: Exchange[],
  mismatches: Mismatch[] = [],
  results: ScenarioResult[] = [],
): Findings => ({ exchanges, mismatches, results })

/** About a run that ended well. */
export const facts: RunFacts = {
  subject: 'http://127.0.0.1:4370/ht',
  baseUrl: 'http://127.0.0.1:4370/ht',
  mode: 'replay',
  isMock: false,
  contract: '0.2.0',
  startedAt: '2026-11-21T08:30:00.000Z',
  durationMs: 6_200,
  isReadOnly: false,
  ...everything,
  interrupted: null,
  notes: [],
}
