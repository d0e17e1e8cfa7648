import type { Operation } from '../src/document.ts'
import type { FuzzRequest } from './request.ts'
import { type Effort, type Outcome, runOperation } from './run-operation.ts'
import { type Known, subjectOf } from './subjects.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'
import type { Witness } from './target/witness.ts'

/** What a run works with. */
export interface Run {
  operations: Operation<string>[]
  known: Known
  target: Target
  send: Send
  effort: Effort
  /** Looked at after each operation that writes. */
  witness: Witness | null
  /** Told after each operation. */
  onOutcome(outcome: Outcome): void
}

/** Runs the operations one after the other. */
export async function run({
  operations,
  known,
  target,
  send,
  effort,
  witness,
  onOutcome,
}: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const operation of operations) {
    const outcome = await runOperation(subjectOf(operation, known), target, send, effort)
    const failure = operation.writes ? await witness?.look() : null
    if (failure) outcome.findings.push({ failure, request: allOf(operation), number: 0, times: 1 })
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/** Stands for every request of an operation, where nobody knows which of them it was. */
const allOf = (operation: Operation<string>): FuzzRequest => ({
  operation,
  role: 'none',
  path: {},
  query: [],
  label: 'after all its requests',
})
