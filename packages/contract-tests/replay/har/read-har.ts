import { CouldNotRun } from '../../shared/could-not-run.ts'
import type { Exchange } from '../exchange.ts'
import { unknownRole } from '../validate/access.ts'
import { inferBaseUrl } from './base-url.ts'
import { type HarEntry, readHarFile } from './entry.ts'
import { bytesOf, toExchange } from './exchange.ts'

/** Recorded traffic, ready to be validated. */
export interface Recording {
  baseUrl: string
  exchanges: Exchange[]
  /** How many entries were not validated, by why. */
  leftOut: {
    /** To other addresses, or not an operation of the document. */
    'another address': number
    /** Ended before an answer came. */
    aborted: number
    /** The browser kept the answer of an earlier call, or sent none to the page: a 304 has no body. */
    'not modified': number
    /** The recording has not the body, or not all of it. */
    'without body': number
  }
}

const tokenOf = ({ request }: HarEntry): string | undefined =>
  request.headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value

/**
 * Names for those who asked, by their tokens, which are not told. Browsers may leave all tokens out of what they save: then
 * nobody can be said to have had none.
 */
function namesOf(entries: HarEntry[]): (entry: HarEntry) => string {
  const tokens = [...new Set(entries.map(tokenOf).filter((token) => token !== undefined))]
  const nobody = tokens.length > 0 ? 'anonymous' : unknownRole
  return (entry) => {
    const place = tokens.indexOf(tokenOf(entry) ?? '')
    return place < 0 ? nobody : `login ${place + 1}`
  }
}

/** Below the address, not only beginning like it. */
const isBelow = (url: string, baseUrl: string): boolean => url.startsWith(`${baseUrl}/`)

function assertAny(entries: HarEntry[], baseUrl: string): void {
  if (entries.some(({ request }) => isBelow(request.url, baseUrl))) return
  const likely = inferBaseUrl(entries.map(({ request }) => request))
  throw new CouldNotRun(
    'command line',
    `The recording has no call below ${baseUrl}.`,
    `Its calls of this API are below ${likely}: name that with --base-url, or leave the flag out.`,
  )
}

/**
 * Reads traffic recorded in a browser.
 *
 * @param text of a HAR 1.2 file
 * @param base where the operations lie; taken from the recording when it is not given
 * @throws CouldNotRun when the text is no whole HAR, or has no call of this API
 */
export function readHar(text: string, base?: string): Recording {
  const { entries, pages } = readHarFile(text)
  if (base !== undefined) assertAny(entries, base)
  const baseUrl = base ?? inferBaseUrl(entries.map(({ request }) => request))
  const roleOf = namesOf(entries.filter(({ request }) => isBelow(request.url, baseUrl)))
  const leftOut = { 'another address': 0, aborted: 0, 'not modified': 0, 'without body': 0 }
  const exchanges = entries.flatMap((entry) => {
    const read = readEntry(entry, baseUrl, roleOf(entry), pages)
    if (typeof read !== 'string') return [read]
    leftOut[read]++
    return []
  })
  return { baseUrl, exchanges, leftOut }
}

/** One entry, or why it cannot be validated. */
function readEntry(
  entry: HarEntry,
  baseUrl: string,
  role: string,
  pages: Map<string, string>,
): Exchange | keyof Recording['leftOut'] {
  const { request, response, pageref = '' } = entry
  if (!isBelow(request.url, baseUrl)) return 'another address'
  const bytes = bytesOf(response)
  const page = pages.get(pageref) ?? 'recorded'
  const exchange = toExchange(entry, bytes ?? new Uint8Array(), { baseUrl, role, page })
  if (!exchange.operation) return 'another address'
  if (response.status <= 0) return 'aborted'
  if (response.status === 304) return 'not modified'
  return bytes === null || isCut(exchange, response) ? 'without body' : exchange
}

/** JSON that ends too early is the browser's doing when more bytes had come than were saved. */
function isCut({ answer }: Exchange, { content }: HarEntry['response']): boolean {
  const isBroken = /json/.test(answer.headers['content-type'] ?? '') && answer.body === answer.text
  return isBroken && content?.encoding === undefined && (content?.size ?? 0) > Buffer.byteLength(answer.text)
}
