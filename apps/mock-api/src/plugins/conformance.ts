import { judgeResponse, type SeenResponse } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import { problem } from '../contract/problem.ts'
import type { World } from '../world.ts'

/** Holds an answer to the document before it is sent. @throws HttpProblem 500 naming each deviation */
export type Judge = (operation: Operation, seen: SeenResponse) => void

/** The judge of a world; without `validate` it lets everything pass. */
export function createJudge({ config, log }: World): Judge {
  if (!config.validate) return () => {}
  return (operation, seen) => {
    const deviations = judgeResponse(operation, seen)
    if (deviations.length === 0) return
    const list = deviations.map(
      ({ kind, path, expected, seen }) => `${kind} ${path}: expected ${expected}, seen ${seen}`,
    )
    const detail = `${operation.id} does not answer what the document says: ${list.join('; ')}`
    log.error(detail)
    throw problem(500, 'error.conformance', detail)
  }
}
