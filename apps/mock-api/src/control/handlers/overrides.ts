import { expectation } from '@portal/api-contract/conformance'
import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type { NewOverride } from '@portal/api-contract/mock'
import { created, noContent, ok } from '../../contract/handler.ts'
import { isDeep } from '../../contract/is-deep.ts'
import { invalid, invalidField, notFound, problem } from '../../contract/problem.ts'
import { bodyError } from '../../domain/field-error.ts'
import type { JournalEntry } from '../../journal/journal.ts'
import { complete } from '../../overrides/complete.ts'
import type { Override } from '../../overrides/overrides.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

/** What a call in the journal was answered, as far as nothing else is wanted. @throws HttpProblem 404, 409 */
function fromCall({ journal }: World, id: number, body: NewOverride): Partial<JournalEntry> {
  const call = journal.find(id)
  if (!call) throw notFound(`The journal of this world has no call ${id}`)
  if (!call.isAnswerKept && body.body === undefined)
    throw problem(409, 'error.mockAnswerNotKept', 'The answer was too long to be kept: send a body')
  return call
}

function operationOf(id: string | null | undefined): Operation<string> {
  if (!id) throw invalidField('operation', 'NotNull', 'name an operation of the contract')
  const operation = operations.get(id as OperationId)
  if (!operation) throw invalidField('operation', 'OneOf', 'must be an operation of the contract')
  return operation
}

/** The headers of a list and of its pages tell of the body, so those of another body are worked out anew. */
function headersOf(
  body: NewOverride,
  { responseHeaders = {} }: Partial<JournalEntry>,
): Record<string, string> {
  if (body.headers) return body.headers
  if (body.body === undefined && body.status === undefined) return responseHeaders
  const type = body.status === undefined && responseHeaders['content-type']
  return type ? { 'content-type': type } : {}
}

function toOverride(world: World, body: NewOverride): Override {
  const call = body.call === undefined ? {} : fromCall(world, body.call, body)
  const operation = operationOf(body.operation ?? call.operation)
  const status = body.status ?? call.status
  if (!status) throw invalidField('status', 'NotNull', 'say which status it has')
  const sent = body.body === undefined ? (call.responseBody ?? null) : body.body
  if (isDeep(sent)) throw invalidField('body', 'Size', 'is nested too deep to be kept')
  return complete(operation, {
    operation: operation.id,
    target: body.target ?? null,
    status,
    headers: headersOf(body, call),
    body: sent,
  })
}

/** @throws HttpProblem 400 with a field error for each deviation */
function check({ deviations }: Override): void {
  if (deviations.length === 0) return
  throw invalid(
    deviations.map(({ kind, path, expected, seen }) =>
      bodyError(
        kind === 'body' ? `body${path}` : kind === 'header' ? `headers/${path}` : kind,
        'Contract',
        `${expectation(expected)}, seen ${seen}`,
      ),
    ),
  )
}

/** The controls of the answers that are given in place of the mock's own. */
export const overrideControls = {
  listOverrides: ({ world }) => ok([...world.overrides.list()]),
  addOverride({ world, body }) {
    const override = toOverride(world, body)
    if (!body.mayBreakContract) check(override)
    return created(world.overrides.add(override, body.count ?? null))
  },
  removeOverride({ world, params }) {
    if (!world.overrides.remove(params.id)) throw notFound(`There is no answer ${params.id}`)
    return noContent()
  },
  removeAllOverrides({ world }) {
    world.overrides.removeAll()
    return noContent()
  },
} satisfies Partial<ControlHandlers>
