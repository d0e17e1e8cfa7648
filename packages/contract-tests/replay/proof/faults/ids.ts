import type { Operation } from '@portal/api-contract/document'
import { idPlacesOf, listOf } from '../../derived/ids/places.ts'
import { type Call, jsonOf, withJson, withProblem } from '../answer.ts'
import { type Fault, granted, isRefusal, isSuccess, type Upstream } from '../fault.ts'

/** Whether a call names an id anywhere: in its path, its query or its body. */
const names = ({ url, body }: Call, id: string): boolean =>
  [...url.pathname.split('/'), ...url.searchParams.values()].includes(id) ||
  body
    .toString('utf8')
    .split(/[^\w.+-]+/)
    .includes(id)

const unknown = String(Number.MAX_SAFE_INTEGER)
const tooLarge = String(2 ** 60)

const takesIds = (operation: Operation): boolean => idPlacesOf(operation).length > 0
const takesOwnIds = (operation: Operation): boolean =>
  idPlacesOf(operation).some((place) => listOf(operation, place) !== undefined)

/** Calls that are refused for the id they name, and are granted all the same. */
const takes = (
  name: string,
  detectedAs: Fault['detectedAs'],
  isMeant: (call: Call, upstream: Upstream) => boolean,
  fits: Fault['fits'] = takesIds,
  refusals = [400, 404],
): Fault => ({
  name,
  detectedAs,
  fits,
  answer: (right, call, upstream, operation) =>
    refusals.includes(right.status) && isMeant(call, upstream) ? granted(right, operation) : right,
})

const isOf =
  (...ids: string[]): Fault['fits'] =>
  ({ id }) =>
    ids.includes(id)

/** What is left out of a PUT stays as it was: the reading operation goes on showing what it showed first. */
function keeper(name: string, operation: string): Fault {
  let first: Record<string, unknown> | undefined
  return {
    name,
    detectedAs: ['rule'],
    fits: isOf(operation),
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Record<string, unknown>
      if (first?.id !== body.id) first = body
      const kept = Object.entries(body).map(([key, value]) => [key, value ?? first?.[key] ?? null])
      return withJson(right, Object.fromEntries(kept))
    },
  }
}

/** Faults in what ids lead to, and in what is kept of a record. */
export const idFaults: Fault[] = [
  takes('an unknown id is taken', ['not refused'], (call) => names(call, unknown)),
  takes('an id beyond 2^53 is taken', ['not refused'], (call) => names(call, tooLarge)),
  takes(
    'a deleted record is still there',
    ['not refused'],
    (call, { deleted }) => [...deleted].some((id) => names(call, id)),
    isOf('updateItem', 'updateMemberApply', 'getMemberApply', 'withdrawMemberApply', 'getPrintInfo'),
  ),
  takes(
    "another member's record can be changed",
    ['foreign'],
    (call) => !names(call, unknown) && !names(call, tooLarge) && call.headers.authorization !== undefined,
    (operation) => operation.writes && takesOwnIds(operation),
    [404],
  ),
  keeper('what is left out of a profile stays', 'getMemberBasic'),
  keeper('what is left out of a mini-site stays', 'getOwnSite'),
  {
    name: 'what should succeed is refused',
    detectedAs: ['refused', 'rule'],
    fits: ({ responses }) => '409' in responses,
    answer: (right) =>
      isSuccess(right) && !isRefusal(right) ? withProblem(right, 409, 'error.concurrencyFailure') : right,
  },
]
