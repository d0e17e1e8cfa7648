import { Buffer } from 'node:buffer'
import { CouldNotRun } from '../could-not-run.ts'
import { troubleOf } from './trouble.ts'

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

async function readBody({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length
    if (size > most) {
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
 * Sends a request once and reads the answer whole. A redirect is an answer like any other: following it would judge another
 * server than the one that was named.
 *
 * @throws CouldNotRun in words: unreachable, certificate not trusted, too slow; or Oversized
 */
export async function attempt(request: Request, limits: Limits): Promise<Response> {
  const where = `${request.method} ${request.url.split('?')[0]}`
  const patience = AbortSignal.timeout(limits.timeoutMs)
  const signal = AbortSignal.any([patience, request.signal])
  try {
    const response = await fetch(request.clone(), { redirect: 'manual', signal })
    const body = await readBody(response, limits.largest ?? largest)
    const { status, statusText, headers } = response
    return new Response(bodiless.has(status) ? null : body, { status, statusText, headers })
  } catch (error) {
    if (error instanceof Oversized) throw error
    if (patience.aborted) {
      throw new CouldNotRun('too slow', `No whole answer within ${limits.timeoutMs / 1000} s (${where}).`)
    }
    throw troubleOf(error, where)
  }
}
