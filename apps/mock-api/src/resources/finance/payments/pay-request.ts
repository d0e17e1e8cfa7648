import type { BankTransferRequest, CoursePayRequest, FieldError } from '@portal/api-contract'
import type { Call } from '../../../contract/handler.ts'
import { invalid } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'

/** Exactly one of two fields says what is to be paid. */
function targetErrors(fields: Record<string, unknown>): FieldError[] {
  const given = Object.values(fields).filter((value) => value !== undefined)
  if (given.length === 1) return []
  const names = Object.keys(fields)
  return names.map((field) => bodyError(field, 'OneOf', `send either ${names.join(' or ')}`))
}

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether the address is the website's: where the mock is told, or, as long as it is told nothing, where it was called; or a port beside it. */
function isOurs(url: URL, { world, baseUrl }: Asked): boolean {
  // A client may call itself under a name that is none.
  const called = URL.parse(baseUrl)
  if (url.origin === (world.config.portal ?? called?.origin)) return true
  return [called, url].every((one) => one !== null && thisMachine.includes(one.hostname))
}

function returnUrlErrors(returnUrl: string | undefined, asked: Asked): FieldError[] {
  if (returnUrl === undefined) return []
  const url = URL.parse(returnUrl)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    return [bodyError('returnUrl', 'Url', 'must be an absolute http(s) address without a user')]
  }
  return isOurs(url, asked)
    ? []
    : [bodyError('returnUrl', 'Origin', 'must be an address of the website (MOCK_PORTAL)')]
}

type Asked = Pick<Call<'payByAlipay'>, 'body' | 'world' | 'baseUrl'>

/**
 * What the document cannot say about a request to pay. The return address has to be the website's, or the cashier would
 * be an open redirect; `Origin` does not count, nor `Host` where the website's address is known, because whoever sends the
 * request can write them.
 * @throws HttpProblem 400 with a field error for each
 */
export function checkPayRequest(asked: Asked): void {
  const { feeIds, orderId, returnUrl } = asked.body
  const errors = [...targetErrors({ feeIds, orderId }), ...returnUrlErrors(returnUrl, asked)]
  if (errors.length > 0) throw invalid(errors)
}

/** @throws HttpProblem 400 for a request that names both a course and an order, or neither */
export function checkCoursePayRequest({ courseId, orderId }: CoursePayRequest): void {
  const errors = targetErrors({ courseId, orderId })
  if (errors.length > 0) throw invalid(errors)
}

/** @throws HttpProblem 400 for a request that names both fees and an order, or neither */
export function checkTransferRequest({ feeIds, orderId }: BankTransferRequest): void {
  const errors = targetErrors({ feeIds, orderId })
  if (errors.length > 0) throw invalid(errors)
}
