import type { Operation } from '../src/document.ts'
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

const writes = ({ method }: Operation<string>): boolean => method !== 'get'

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
  let before = await witness?.digest()
  for (const operation of operations) {
    const outcome = await runOperation(subjectOf(operation, known), target, send, effort)
    if (witness && writes(operation)) {
      const after = await witness.digest()
      if (after !== before) outcome.findings.push(changedElsewhere(operation))
      before = after
    }
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

const changedElsewhere = (operation: Operation<string>) => ({
  failure: {
    kind: 'other world' as const,
    expected: 'the public lists of another world as they were',
    seen: 'other contents',
  },
  request: { operation, role: 'none' as const, path: {}, query: [], label: 'all requests of the operation' },
  number: 0,
  times: 1,
})
