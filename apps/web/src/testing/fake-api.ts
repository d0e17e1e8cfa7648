import { vi } from 'vitest'

interface Call {
  /** `GET /api/public/code`: the method and the path below the API's base. */
  name: string
  query: URLSearchParams
  body: unknown
}

type Answer = (call: Call) => Response | Promise<Response>

/** A problem as the backend writes it. */
export const problem = (status: number, message?: string, extras: object = {}) =>
  Response.json(
    { type: 'about:blank', title: 'Problem', status, ...(message && { message }), ...extras },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

const textOf = async (request: Request) => (request.body ? await request.text() : '')

/**
 * Stands in for the network: one answer an operation. What has none fails as a lost network does. Take it away again
 * with `vi.unstubAllGlobals()`.
 * @returns the calls so far, in their order
 */
export function fakeApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await textOf(request)
    const name = `${request.method} ${url.pathname.replace(/^\/ht/, '')}`
    const call = { name, query: url.searchParams, body: text ? JSON.parse(text) : undefined }
    calls.push(call)
    const answer = answers[name]
    if (!answer) throw new TypeError('fetch failed')
    return answer(call)
  })
  return calls
}
