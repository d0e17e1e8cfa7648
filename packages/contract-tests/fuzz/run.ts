import type { Operation } from '@portal/api-contract/document'
import type { FuzzRequest } from './request.ts'
import { type Effort, type Outcome, runOperation } from './run-operation.ts'
import { type Known, subjectOf } from './subjects.ts'
import type { IsolationCheck } from './target/isolation-check.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'

/** The dependencies of a run. */
export interface Run {
  operations: Operation<string>[]
  known: Known
  target: Target
  send: Send
  effort: Effort
  /** Made after each operation that writes. */
  isolationCheck: IsolationCheck | null
  /** Ends the run after the operation that is under way. */
  signal?: AbortSignal
  /** Called after each operation. */
  onOutcome(outcome: Outcome): void
}

/** Runs the operations one after the other. */
export async function run({
  operations,
  known,
  target,
  send,
  effort,
  isolationCheck,
  signal,
  onOutcome,
}: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const operation of operations) {
    if (signal?.aborted) break
    const outcome = await runOperation(subjectOf(operation, known), target, send, effort)
    const failure = operation.writes ? await isolationCheck?.check() : null
    if (failure) outcome.findings.push({ failure, request: allOf(operation), number: 0, times: 1 })
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/** Stands for all requests of an operation when it is not known which of them caused a failure. */
const allOf = (operation: Operation<string>): FuzzRequest => ({
  operation,
  role: 'none',
  path: {},
  query: [],
  label: 'after all its requests',
})
