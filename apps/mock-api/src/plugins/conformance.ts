import { type Deviation, judgeResponse, type SeenResponse } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import type { MockConfig } from '../config.ts'
import { type HttpProblem, problem } from '../contract/problem.ts'
import type { Log } from '../world.ts'

/** Holds an answer to the document before it is sent; empty when it conforms. */
export type Judge = (operation: Operation<string>, seen: SeenResponse) => Deviation[]

const noDeviation: Deviation[] = []

/** The judge of all worlds; without `validate` it lets everything pass. */
export function createJudge({ validate }: MockConfig): Judge {
  return validate ? judgeResponse : () => noDeviation
}

/** The problem that is answered instead of what the document does not say; it is also logged. */
export function nonconforming(operation: Operation<string>, deviations: Deviation[], log: Log): HttpProblem {
  const list = deviations.map(
    ({ kind, path, expected, seen }) => `${kind} ${path}: expected ${expected}, seen ${seen}`,
  )
  const detail = `${operation.id} does not answer what the document says: ${list.join('; ')}`
  log.error(detail)
  return problem(500, 'error.conformance', detail)
}
