import {
  type Deviation,
  expectation,
  type SeenResponse,
  validateResponse,
} from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import type { MockConfig } from '../config.ts'
import { type HttpProblem, problem } from '../contract/problem.ts'
import type { Log } from '../world.ts'

/** Validates a response against the document before it is sent; empty when it conforms. */
export type ValidateResponse = (operation: Operation<string>, seen: SeenResponse) => Deviation[]

const noDeviation: Deviation[] = []

/** The validation for all worlds; without `validate` every response passes. */
export function createResponseValidator({ validate }: MockConfig): ValidateResponse {
  return validate ? validateResponse : () => noDeviation
}

/** The problem that replaces a response that does not conform to the document; the deviations are also logged. */
export function nonconforming(operation: Operation<string>, deviations: Deviation[], log: Log): HttpProblem {
  const list = deviations.map(
    ({ kind, path, expected, seen }) => `${kind} ${path}: ${expectation(expected)}, seen ${seen}`,
  )
  const detail = `${operation.id} does not answer what the document says: ${list.join('; ')}`
  log.error(detail)
  return problem(500, 'error.conformance', detail)
}
