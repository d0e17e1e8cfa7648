import { STATUS_CODES } from 'node:http'
import type { ErrorParams, FieldError, Problem } from '@portal/api-contract'
import { bodyError } from '../domain/field-error.ts'

interface Extras {
  fieldErrors?: FieldError[]
  headers?: Record<string, string>
  /** What the code's words are filled with, such as an order's id. */
  params?: ErrorParams[keyof ErrorParams]
  result?: Problem['result']
}

/** The codes whose problems always have params. */
type CodeWithParams = {
  [Code in keyof ErrorParams]-?: undefined extends ErrorParams[Code] ? never : Code
}[keyof ErrorParams]

/** Extras with the params that the document gives a code; those that a code always has cannot be left out. */
type ExtrasOf<Code extends string> = [Extract<Code, CodeWithParams>] extends [never]
  ? [extras?: Extras & { params?: ErrorParams[Extract<Code, keyof ErrorParams>] }]
  : [extras: Extras & { params: ErrorParams[Extract<Code, CodeWithParams>] }]

/** An answer with an error status, thrown by handlers and plugins; the error hook writes it as a problem. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: number
  readonly code: string
  readonly extras: Extras

  constructor(status: number, code: string, detail: string | undefined, extras: Extras) {
    // It is an answer: nobody reads where it was made, which takes longer than to answer it.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(detail ?? code)
    Error.stackTraceLimit = stackTraceLimit
    this.status = status
    this.code = code
    this.extras = extras
  }

  /** The body as the document describes it. @param path of the request, below the API's base */
  toBody(path: string): Problem {
    const { fieldErrors, params, result } = this.extras
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      path,
      message: this.code,
      ...(this.message !== this.code && { detail: this.message }),
      ...(params !== undefined && { params }),
      ...(fieldErrors && { fieldErrors }),
      ...(result && { result }),
    }
  }
}

/**
 * Makes a problem to throw.
 *
 * @param code what a client translates: `error.feePaid`, or `error.http.<status>` where nothing more is to be said
 * @param detail prose for developers
 */
export function problem<const Code extends string>(
  status: number,
  code: Code,
  detail?: string,
  ...[extras = {}]: ExtrasOf<Code>
): HttpProblem {
  return new HttpProblem(status, code, detail, extras)
}

/** 404 that does not reveal whether the record exists for another member. @param detail what a developer asked for in vain */
export function notFound(detail?: string): HttpProblem {
  return problem(404, 'error.http.404', detail)
}

/** 403 for somebody whom an operation or a record is not for. */
export function forbidden(): HttpProblem {
  return problem(403, 'error.http.403', '无权限')
}

/** The most errors that are reported, because a long list of wrong items would otherwise be answered with megabytes. */
const mostFieldErrors = 100

/** 400 `error.validation` over what does not fit the document or a rule. */
export function invalid(fieldErrors: FieldError[]): HttpProblem {
  return problem(400, 'error.validation', undefined, { fieldErrors: fieldErrors.slice(0, mostFieldErrors) })
}

/** 400 `error.validation` over one field of the body; see `bodyError`. */
export function invalidField(field: string, message: string, detail: string): HttpProblem {
  return invalid([bodyError(field, message, detail)])
}
