import type { Operation } from '@portal/api-contract/document'
import type { OtherName, RoleName } from '../../shared/credentials/credentials.ts'

/** A call by the document, not by the types: for scenarios made from operations. */
export interface Call {
  /** `anonymous`, or an account of the credentials. */
  role?: 'anonymous' | RoleName | OtherName
  /** Sent instead of the account's token; names it in the report. */
  token?: { value: string; name: string }
  path?: Record<string, string | number>
  query?: [name: string, value: string][]
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is in place of `body`, under the same type. */
  text?: string
  headers?: Record<string, string>
  /** Sends the preflight request that a browser sends before the call. */
  isPreflight?: boolean
}

/** The whole address of a call. */
export function addressOf(
  baseUrl: string,
  { path }: Operation,
  { path: values = {}, query = [] }: Call,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return `${baseUrl}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

/** A call as `fetch` takes it. */
export function initOf({ method }: Operation, call: Call, token: string | null): RequestInit {
  const { body, headers, isPreflight = false } = call
  const text = call.text ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: isPreflight ? 'OPTIONS' : method.toUpperCase(),
    ...(text !== undefined && { body: text }),
    headers: {
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}
