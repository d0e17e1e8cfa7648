import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'

/** A request, and what sends this one alone, such as a fetch that tells its progress. */
export interface CallInit extends RequestInit {
  fetch?: typeof globalThis.fetch
}

/** A function that sends a request and returns its response with any status, such as an instance of ky. */
export type Transport = (url: string, init: CallInit) => Promise<Response>

/** One function a method, typed by a document's paths: parameters, body and answer. */
export type Calls<Paths extends object = paths> = Pick<Client<Paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>

interface Options {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  body?: unknown
  parseAs?: 'json' | 'text' | 'blob'
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
}

function fill(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** Lists repeat their name, as the document's `sort` and `in` do; what is undefined is left out. */
function queryOf(values: Record<string, unknown> = {}): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, string] => [name, String(item)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** A body with files in it is a form, with a part for each of its fields. */
function toForm(body: unknown): FormData | null {
  const parts = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (!parts.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

function initOf(method: string, { body, signal, fetch }: Options): CallInit {
  // What was deleted stays deleted where its page closes before the answer is there.
  const init = { method, signal, keepalive: method === 'DELETE', ...(fetch && { fetch }) }
  if (body === undefined) return init
  const form = toForm(body)
  if (form) return { ...init, body: form }
  return { ...init, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** A problem when it is one, else the text as it came. */
function parseError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function dataOf(response: Response, parseAs: Options['parseAs'] = 'json'): Promise<unknown> {
  return response.status === 204 ? Promise.resolve(undefined) : response[parseAs]()
}

/**
 * The contract's calls over a transport. The types are openapi-fetch's; what a client of JSON does at run time is these few
 * lines, because every first page carries them.
 */
export function createCalls<Paths extends object = paths>(
  baseUrl: string,
  transport: Transport,
): Calls<Paths> {
  const method =
    (name: string) =>
    async (path: string, options: Options = {}) => {
      const url = baseUrl + fill(path, options.params?.path) + queryOf(options.params?.query)
      const response = await transport(url, initOf(name, options))
      if (!response.ok) return { error: parseError(await response.text()), response }
      return { data: await dataOf(response, options.parseAs), response }
    }
  const calls = { GET: method('GET'), POST: method('POST'), PUT: method('PUT'), DELETE: method('DELETE') }
  return calls as unknown as Calls<Paths>
}
