import type { Operation } from '../../src/document.ts'
import { operationAt, type ReplayAnswer } from '../exchange.ts'

/** A call to make: below the base URL, as whom. */
export interface Outgoing {
  operation: Operation | undefined
  role: string
  request: Request
}

/** Sends a call and gives what came back. Everything that goes to the backend passes here. */
export type Send = (outgoing: Outgoing) => Promise<Response>

/** Thrown for a call that a run without writes must not make. */
export class WouldWrite extends Error {
  override readonly name = 'WouldWrite'
}

export interface SendOptions {
  isReadOnly: boolean
}

const reading = new Set(['GET', 'OPTIONS'])

/** The one way to the backend. */
export function createSend({ isReadOnly }: SendOptions): Send {
  return async ({ operation, request }) => {
    if (isReadOnly && (operation?.writes ?? !reading.has(request.method))) {
      throw new WouldWrite(`${request.method} ${new URL(request.url).pathname} writes`)
    }
    return fetch(request)
  }
}

/** The operation of a request and its path with the query below `baseUrl`. */
export function locate(
  baseUrl: string,
  request: Request,
): { operation: Operation | undefined; target: string } {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length)
  return { operation: operationAt(request.method, decodeURIComponent(path)), target: `${path}${search}` }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isText = (type: string): boolean => type === '' || /json|text|xml|javascript/.test(type)

function decode(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true }
  } catch {
    return { text: new TextDecoder('utf-8').decode(bytes), isUtf8: false }
  }
}

/** Reads an answer whole; the response itself stays readable. */
export async function readAnswer(response: Response, startedAt: number): Promise<ReplayAnswer> {
  const bytes = new Uint8Array(await response.clone().arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const { text, isUtf8 } = isText(type) ? decode(bytes) : { text: '', isUtf8: true }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: /json/.test(type) ? parse(text) : text,
    text,
    isUtf8,
    durationMs: performance.now() - startedAt,
  }
}
