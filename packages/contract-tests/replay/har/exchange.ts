import { Buffer } from 'node:buffer'
import { type Exchange, operationAt } from '../exchange.ts'
import { readBody } from '../run/read-answer.ts'
import { decodedPath } from './base-url.ts'
import type { HarEntry, HarHeader } from './entry.ts'

/** Headers by lower-case name; what HTTP/2 writes as headers is none. */
function toHeaders(headers: HarHeader[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { name, value } of headers) {
    const key = name.toLowerCase()
    if (key.startsWith(':')) continue
    found[key] = key in found ? `${found[key]}, ${value}` : value
  }
  return found
}

/** A page's own origin, which browsers send as well, is no other one: there is nothing to be allowed. */
function requestHeadersOf({ url, headers }: HarEntry['request']): Record<string, string> {
  const { origin, ...rest } = toHeaders(headers)
  return origin === undefined || origin === URL.parse(url)?.origin ? rest : { ...rest, origin }
}

/** The body as it came; null where the browser did not keep it, or only a part. */
export function bytesOf({ status, content = {} }: HarEntry['response']): Buffer | null {
  const { text, encoding, size = 0, comment = '' } = content
  if (/not included|truncated/i.test(comment)) return null
  // Below 0: the page was left before the body had come.
  if (text === undefined) return size === 0 || status === 204 ? Buffer.alloc(0) : null
  return Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8')
}

/** Where and as whom a recorded call was made. */
export interface RecordingContext {
  baseUrl: string
  role: string
  /** Title or address of the page that called. */
  page: string
}

/** A recorded call as if it had been made now. @param bytes of the answer's body */
export function toExchange(
  { request, response, time = 0 }: HarEntry,
  bytes: Uint8Array,
  { baseUrl, role, page }: RecordingContext,
): Exchange {
  const [target = ''] = request.url.slice(baseUrl.length).split('#')
  const headers = toHeaders(response.headers)
  return {
    operation: operationAt(request.method, decodedPath(target.split('?')[0] ?? '')),
    role,
    scenario: page,
    method: request.method,
    target,
    requestHeaders: requestHeadersOf(request),
    requestBody: request.postData?.text,
    answer: {
      status: response.status,
      headers,
      ...readBody(bytes, headers['content-type'] ?? response.content?.mimeType ?? ''),
      durationMs: time,
    },
  }
}
