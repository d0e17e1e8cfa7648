import type { Problem } from '../generated/schema.d.ts'
import { ApiError } from './api-error.ts'
import { retryAfterSeconds } from './retry-after.ts'

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Reads an answer with an error status, whatever its body is: a problem, HTML of a proxy, or nothing at all. */
export async function readProblem(response: Response): Promise<ApiError> {
  const text = await response
    .clone()
    .text()
    .catch(() => '')
  return new ApiError('http', {
    status: response.status,
    statusText: response.statusText,
    problem: parse(text),
    retryAfter: retryAfterSeconds(response.headers.get('retry-after')),
  })
}
