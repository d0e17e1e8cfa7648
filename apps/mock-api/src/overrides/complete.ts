import { validateResponse } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import { linkHeader } from '../contract/link-header.ts'
import type { Override } from './overrides.ts'

type Draft = Omit<Override, 'deviations'>

const json = 'application/json'

/** Whether a body is sent as JSON. */
export const isJson = (headers: Record<string, string>): boolean =>
  /[/+]json\b/.test(headers['content-type'] ?? '')

/** The documented type of a status; JSON where the document knows none. */
function typeOf({ responses }: Operation<string>, status: number): string {
  return Object.keys(responses[status]?.content ?? {})[0] ?? json
}

/** The headers of a list that its body says: it is taken for the only page. */
function listHeaders(operation: Operation<string>, { status, body, target }: Draft): Record<string, string> {
  if (!Array.isArray(body) || !('X-Total-Count' in (operation.responses[status]?.headers ?? {}))) return {}
  const total = body.length
  // As the handler says it, below the prefix of every call.
  const link = linkHeader(`/ht${target ?? operation.path}`, { page: 0, size: Math.max(total, 1), total })
  return { 'x-total-count': String(total), link }
}

/** What every success behind the login says. */
const cacheHeaders = ({ responses }: Operation<string>, { status }: Draft): Record<string, string> =>
  'Cache-Control' in (responses[status]?.headers ?? {}) ? { 'cache-control': 'no-store' } : {}

/** An override with the headers that nobody wants to write, and what the contract says to it. */
export function complete(operation: Operation<string>, draft: Draft): Override {
  const { status, body } = draft
  const given = Object.entries(draft.headers).map(([name, value]) => [name.toLowerCase(), value])
  const type = body === null ? {} : { 'content-type': typeOf(operation, status) }
  const headers: Record<string, string> = {
    ...type,
    ...listHeaders(operation, draft),
    ...cacheHeaders(operation, draft),
    ...Object.fromEntries(given),
  }
  // The length is that of the body which is sent, not of the one that was recorded.
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) delete headers[name]
  return { ...draft, headers, deviations: validateResponse(operation, { status, headers, body }) }
}
