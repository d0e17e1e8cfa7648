import { type SeenResponse, validateResponse, validatorOf } from '@portal/api-contract/conformance'
import { document } from '@portal/api-contract/document'
import { type Permissions, refusalOf } from '../../shared/access/roles.ts'
import type { Inputs } from '../../shared/inputs.ts'
import { type WrongPart, wrongParts } from '../../shared/wrong-parts.ts'
import type { FuzzRequest } from '../request.ts'

/** The response, or the failure to get one. */
export type Answer =
  | (SeenResponse & { kind: 'answer'; text: string })
  | { kind: 'dropped'; reason: string }
  | { kind: 'hang'; seconds: number }

/** What can be wrong with an answer. */
export const failureKinds = [
  ...(['server error', 'dropped', 'hang', 'wrong role', 'leak'] as const),
  ...(['not refused', 'field not named', 'deviation', 'other world'] as const),
] as const

export type FailureKind = (typeof failureKinds)[number]

/** A response that violates the contract. */
export interface Failure {
  kind: FailureKind
  expected: string
  seen: string
}

interface Problem {
  message?: string
  detail?: string
  fieldErrors?: { objectName?: string; field?: string }[]
}

type Seen = Extract<Answer, { kind: 'answer' }>

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
const failure = (kind: FailureKind, expected: string, { status, text }: Seen): Failure => ({
  kind,
  expected,
  seen: `${status} ${short(text)}`,
})

function ofRole(request: FuzzRequest, seen: Seen, permissions: Permissions): Failure | null {
  const status = refusalOf(request.operation, request.role, permissions)
  if (status !== null) {
    if (seen.status === 401 || seen.status === 403) return null
    return failure('wrong role', `${status} as ${request.role}`, seen)
  }
  const isRefused = request.operation.permissions !== null && [401, 403].includes(seen.status)
  // A caller with the permissions may be refused because of the record, but never because of the token.
  return isRefused && seen.status === 401 ? failure('wrong role', `no 401 as ${request.role}`, seen) : null
}

function ofForeign({ foreign }: FuzzRequest, seen: Seen): Failure | null {
  if (!foreign) return null
  const leaked = foreign.texts.find((text) => seen.text.includes(text))
  if (leaked) return failure('leak', `nothing of another member's record, such as '${leaked}'`, seen)
  return seen.status < 400 ? failure('leak', "404, 403 or 400 for another member's record", seen) : null
}

const outermost = (field: string): string => field.split(/[.[]/)[0] ?? ''

function isNamed(request: FuzzRequest, wrong: WrongPart[], { fieldErrors = [] }: Problem): boolean {
  const isText = request.body?.kind !== 'json'
  return fieldErrors.some(
    ({ objectName, field = '' }) =>
      wrong.some((part) => part.place === objectName && ['', field, outermost(field)].includes(part.field)) ||
      // A parser may refuse a text before its properties are validated.
      (isText && objectName === 'body'),
  )
}

const asWords = (wrong: WrongPart[]): string =>
  wrong.map(({ place, field }) => `${place} ${field}`.trim()).join(', ')

function ofWrong(request: FuzzRequest, seen: Seen, inputs: Inputs): Failure | null {
  const wrong = wrongParts(request, inputs)
  if (wrong.length > 0 && seen.status < 400)
    return failure('not refused', `a refusal of ${asWords(wrong)}`, seen)
  if (seen.status !== 400) return null
  const problem = (seen.body ?? {}) as Problem
  if (wrong.length > 0) {
    return isNamed(request, wrong, problem)
      ? null
      : failure('field not named', `fieldErrors that name ${asWords(wrong)}`, seen)
  }
  const isSilent = problem.message === 'error.validation' && !problem.fieldErrors?.length
  return isSilent ? failure('field not named', 'fieldErrors that name a field', seen) : null
}

function ofDocument({ operation }: FuzzRequest, seen: Seen): Failure | null {
  const [deviation] = validateResponse(operation, seen)
  if (!deviation) return null
  const { kind, path, expected, seen: found } = deviation
  return {
    kind: 'deviation',
    expected: `${kind} ${path}: ${expected}`,
    seen: `${seen.status}: ${found}; ${short(seen.text)}`,
  }
}

/** Longer than any id or code; servers may refuse such an address before they look for what answers it. */
const longestSegment = 500

/** Whether an address may lead elsewhere, or nowhere: made so, or by what stands in its path. */
const isAstray = ({ address, path }: FuzzRequest): boolean =>
  address !== undefined ||
  Object.values(path).some(
    (text) =>
      text === '' ||
      text.length > longestSegment ||
      !text.isWellFormed() ||
      /^[.]+$|[/\\]|\p{Cc}/u.test(text),
  )

const problemSchema = document.components.schemas.Problem

/** An unknown address must be answered with a problem; an address of another operation is not checked here. */
function ofAstray(seen: Seen): Failure | null {
  if (seen.status < 400 || seen.status === 401) return null
  return validatorOf(problemSchema)(seen.body) ? null : failure('deviation', 'a problem body', seen)
}

/**
 * Validates one answer: the first thing that is wrong with it, or null.
 *
 * @param permissions what the roles may do
 * @param inputs of the request's operation
 */
export function validateAnswer(
  request: FuzzRequest,
  answer: Answer,
  { permissions, inputs }: { permissions: Permissions; inputs: Inputs },
): Failure | null {
  if (answer.kind === 'hang')
    return { kind: 'hang', expected: 'an answer', seen: `none in ${answer.seconds} s` }
  if (answer.kind === 'dropped') return { kind: 'dropped', expected: 'an answer', seen: answer.reason }
  if (answer.status >= 500) return failure('server error', 'no 5xx', answer)
  if (isAstray(request)) return ofAstray(answer)
  const role = ofRole(request, answer, permissions)
  if (role || refusalOf(request.operation, request.role, permissions) !== null)
    return role ?? ofDocument(request, answer)
  return (
    ofForeign(request, answer) ??
    // An error that is no problem at all need not be asked for its fields.
    (answer.status >= 400 ? ofDocument(request, answer) : null) ??
    ofWrong(request, answer, inputs) ??
    ofDocument(request, answer)
  )
}
