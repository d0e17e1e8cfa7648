import type { CoursePayRequest, FieldError, PayRequest } from '@portal/api-contract'
import { invalid } from '../../contract/problem.ts'
import { bodyError } from '../../domain/field-error.ts'

/** Exactly one of two fields says what is to be paid. */
function targetErrors(fields: Record<string, unknown>): FieldError[] {
  const given = Object.values(fields).filter((value) => value !== undefined)
  if (given.length === 1) return []
  const names = Object.keys(fields)
  return names.map((field) => bodyError(field, 'OneOf', `send either ${names.join(' or ')}`))
}

function returnUrlErrors(returnUrl: string | undefined, origin: string | null): FieldError[] {
  if (returnUrl === undefined) return []
  const url = URL.parse(returnUrl)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return [bodyError('returnUrl', 'Url', 'must be an absolute http(s) address')]
  }
  if (origin === null || url.origin === origin) return []
  return [bodyError('returnUrl', 'Origin', `must be of the origin that asks, ${origin}`)]
}

/**
 * What the document cannot say about a request to pay.
 * @param origin of the page that asks; a return address elsewhere would make the cashier an open redirect
 * @throws HttpProblem 400 with a field error for each
 */
export function checkPayRequest(body: PayRequest, origin: string | null): void {
  const errors = [
    ...targetErrors({ feeIds: body.feeIds, orderId: body.orderId }),
    ...returnUrlErrors(body.returnUrl, origin),
  ]
  if (errors.length > 0) throw invalid(errors)
}

/** @throws HttpProblem 400 for a request that names both a course and an order, or neither */
export function checkCoursePayRequest({ courseId, orderId }: CoursePayRequest): void {
  const errors = targetErrors({ courseId, orderId })
  if (errors.length > 0) throw invalid(errors)
}
