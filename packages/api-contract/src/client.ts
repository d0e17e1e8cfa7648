import ky from 'ky'
import type { ApiError } from './api-error.ts'
import { type Calls, createCalls } from './calls.ts'
import { readProblem } from './read-problem.ts'

/** The contract's calls, with the token and language of the user. */
export type PortalClient = Calls

export interface ClientOptions {
  /** Where the operations live, absolute or relative to the page: `https://host/portal/ht`. */
  baseUrl: string
  /** The bearer token, when there is one. */
  getToken?: () => string | null
  /** Value of `Accept-Language`. */
  getLanguage?: () => string
  /** Called for each 401 and 403 before it is rejected to the caller as well. */
  onAuthError?: (error: ApiError) => void
  /** Milliseconds; source: the specification's HTTP timeout. */
  timeout?: number
  fetch?: typeof globalThis.fetch
}

function setHeaders(request: Request, { getToken, getLanguage }: ClientOptions): void {
  const token = getToken?.()
  const language = getLanguage?.()
  if (token && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${token}`)
  if (language) request.headers.set('Accept-Language', language)
}

/**
 * The client of the contract, over ky. It never retries, because only the caller knows whether that is safe.
 * Pass each call through `unwrap` or `unwrapList`.
 */
export function createPortalClient(options: ClientOptions): PortalClient {
  const transport = ky.create({
    throwHttpErrors: false,
    retry: 0,
    timeout: options.timeout ?? 60_000,
    ...(options.fetch && { fetch: options.fetch }),
    hooks: { beforeRequest: [({ request }) => setHeaders(request, options)] },
  })
  return createCalls(options.baseUrl, async (url, init) => {
    const response = await transport(url, init)
    if (response.status === 401 || response.status === 403) options.onAuthError?.(await readProblem(response))
    return response
  })
}
