import type { FieldError, Problem } from '../generated/schema.d.ts'

/** What failed: the backend answered with an error, no answer came, it came too late, or it could not be read. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed'

interface Details {
  status?: number
  statusText?: string
  problem?: Problem
  retryAfter?: number
  cause?: unknown
}

/** The one error class of all calls. `code` is what the app translates; the backend's prose is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly statusText: string
  readonly problem: Problem | undefined
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(details.problem?.detail ?? details.problem?.title ?? `${kind} ${details.status ?? ''}`.trim(), {
      cause: details.cause,
    })
    this.kind = kind
    this.status = details.status ?? 0
    this.statusText = details.statusText ?? ''
    this.problem = details.problem
    this.retryAfter = details.retryAfter
  }

  /** The backend's code (`error.feePaid`), or one made from what failed (`error.http.502`, `error.network`). */
  get code(): string {
    return (
      this.problem?.message ?? (this.kind === 'http' ? `error.http.${this.status}` : `error.${this.kind}`)
    )
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.fieldErrors ?? []
  }
}
