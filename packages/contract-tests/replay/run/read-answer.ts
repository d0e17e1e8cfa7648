import type { Operation } from '@portal/api-contract/document'
import { bytesOf } from '../../shared/http/bytes.ts'
import { Received } from '../../shared/http/received.ts'
import { parseKnown } from '../../shared/json/known-texts.ts'
import { operationAt, type ReplayAnswer } from '../exchange.ts'

let base = { url: '', path: '' }

/** The path of the base URL, which is before that of every operation. */
function pathBefore(url: string): string {
  if (base.url !== url) base = { url, path: new URL(url).pathname.replace(/\/$/, '') }
  return base.path
}

/** The operation of a request and its path with the query below `baseUrl`. */
export function locate(
  baseUrl: string,
  request: Pick<Request, 'method' | 'url'>,
): { operation: Operation | undefined; target: string } {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(pathBefore(baseUrl).length)
  return { operation: operationAt(request.method, decodeURIComponent(path)), target: `${path}${search}` }
}

const isText = (type: string): boolean => type === '' || /json|^text\/|[/+]xml|javascript/.test(type)

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

function decode(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: strict.decode(bytes), isUtf8: true }
  } catch {
    return { text: lenient.decode(bytes), isUtf8: false }
  }
}

/** A body as bytes, read as what its content type says. */
export function readBody(bytes: Uint8Array, type: string): Pick<ReplayAnswer, 'body' | 'text' | 'isUtf8'> {
  const { text, isUtf8 } = isText(type) ? decode(bytes) : { text: '', isUtf8: true }
  return { ...(/json/.test(type) ? parseKnown(text) : { body: text, text }), isUtf8 }
}

/** Reads an answer whole; whoever called may read it once more. */
export async function readAnswer(response: Response, startedAt: number): Promise<ReplayAnswer> {
  const bytes = await bytesOf(response)
  const headers = response instanceof Received ? response.headerRecord : Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers,
    ...readBody(bytes, headers['content-type'] ?? ''),
    durationMs: performance.now() - startedAt,
    size: bytes.length,
  }
}
