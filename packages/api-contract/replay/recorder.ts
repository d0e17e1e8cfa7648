import { type Deviation, judgeResponse } from '../src/conformance.ts'
import { type Operation, type OperationId, operations } from '../src/document.ts'

/** One call as it went over the wire, with the document's verdict. */
export interface Exchange {
  operation: OperationId | undefined
  method: string
  /** Path and query below the base URL. */
  target: string
  role: string
  status: number
  deviations: Deviation[]
}

const matchers = [...operations.values()].map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The operation behind a method and a path below the base URL. */
export function operationAt(method: string, path: string): Operation | undefined {
  return matchers.find(
    ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path),
  )?.operation
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!/json/.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Wraps `fetch` so that every answer is held to the document and kept. */
export function createRecorder(baseUrl: string, exchanges: Exchange[]) {
  const base = new URL(baseUrl).pathname.replace(/\/$/, '')

  return (role: string): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const path = decodeURIComponent(url.pathname.slice(base.length))
      const response = await fetch(request)
      const operation = operationAt(request.method, path)
      const seen = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await bodyOf(response.clone()),
      }
      exchanges.push({
        operation: operation?.id,
        method: request.method,
        target: `${path}${url.search}`,
        role,
        status: response.status,
        deviations: operation ? judgeResponse(operation, seen) : [],
      })
      return response
    }
}
