import { Buffer } from 'node:buffer'
import { toConnectionError } from './connection-error.ts'
import { type Part, partInWords, Unanswered } from './unanswered.ts'

/** No answer of the contract comes near it. */
const largest = 64 * 1024 * 1024

/** What an answer may cost. */
export interface Limits {
  /** Until the last byte of the body has come. */
  timeoutMs: number
  /** Bytes. */
  largest?: number
}

/** Thrown for an answer that nobody would read to its end. */
export class Oversized extends Error {
  override readonly name = 'Oversized'
}

async function readBody({ body }: Response, most: number, came: Part): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    came.bytes += part.value.length
    if (came.bytes > most) {
      await reader?.cancel()
      throw new Oversized(`the answer is larger than ${most} bytes`)
    }
    chunks.push(part.value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Statuses that a `Response` takes no body with. */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * Sends a request once and reads the answer whole. A redirect is an answer like any other: following it would test another
 * server than the one that was named.
 *
 * @throws CouldNotRun in words: unreachable or certificate not trusted; Unanswered when somebody was there; or Oversized
 */
export async function fetchOnce(request: Request, limits: Limits): Promise<Response> {
  const where = `${request.method} ${request.url.split('?')[0]}`
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const signal = AbortSignal.any([timeout, request.signal])
  const came: Part = { bytes: 0, promised: null }
  try {
    // Only a body is used up by sending it: a call without one can be made again as it is.
    const outgoing = request.body === null ? request : request.clone()
    const response = await fetch(outgoing, { redirect: 'manual', signal })
    const { status, statusText, headers } = response
    Object.assign(came, { status, promised: headers.get('content-length') })
    const body = await readBody(response, limits.largest ?? largest, came)
    return new Response(bodiless.has(status) ? null : body, { status, statusText, headers })
  } catch (error) {
    if (error instanceof Oversized) throw error
    if (timeout.aborted) {
      const seconds = limits.timeoutMs / 1000
      const seen = partInWords(came, `the time was out after ${seconds} s`)
      throw new Unanswered('too slow', `No whole answer within ${seconds} s (${where}).`, seen)
    }
    throw toConnectionError(error, where, came)
  }
}
