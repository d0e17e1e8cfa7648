import type { JournalEntry } from '../data/controls.ts'

/** A call as it is sent again. */
export interface CallRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** It is sent as JSON; null and undefined mean no body. */
  body?: unknown
  /** Names of the files of a form, by the part that each is sent as; they are sent in place of a body. */
  files?: [part: string, name: string][]
  /** What the answer is: data, a text to read, or the bytes of a file. */
  answers?: 'json' | 'text' | 'bytes'
  /** What whoever repeats it has to know first. */
  notes?: string[]
}

/** The headers that name the world of a call, and the caller when there is a token. */
export const callHeaders = (world: string, token: string | null): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'X-Mock-World': world,
})

type Part = { name: string; size: number }

const isFile = (part: unknown): part is Part =>
  typeof part === 'object' && part !== null && Object.keys(part).sort().join() === 'name,size'

/** The files of a form, as the journal has one; null for any other body. */
function filesOf(body: unknown): [string, Part][] | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const parts = Object.entries(body)
  return parts.length > 0 && parts.every(([, part]) => isFile(part)) ? parts : null
}

const isMissing = (body: unknown) => typeof body === 'string' && /^\d+ bytes, (not kept|nested)/.test(body)

function answerOf({ responseHeaders }: JournalEntry): CallRequest['answers'] {
  const type = responseHeaders['content-type'] ?? ''
  if (/json/.test(type)) return 'json'
  return type === '' || /^text|xml/.test(type) ? 'text' : 'bytes'
}

/** A token that stands for one that nobody else may have. */
const unknownToken = 'TOKEN'

/**
 * A call of the journal as a request.
 *
 * @param token of the caller; null for a visitor, undefined for a caller who is no persona
 */
export function requestOf(
  call: JournalEntry,
  { api, world, token }: { api: string; world: string; token: string | null | undefined },
): CallRequest {
  const { method, target, requestBody } = call
  const files = filesOf(requestBody)
  return {
    method,
    url: `${api}${target}`,
    headers: callHeaders(world, token === undefined ? unknownToken : token),
    body: files || isMissing(requestBody) ? null : requestBody,
    ...(files && { files: files.map(([part, { name }]) => [part, name]) }),
    answers: answerOf(call),
    notes: [
      ...(token === undefined ? ['The caller was no persona: put a token of theirs in place of TOKEN.'] : []),
      ...(files ? [`Run it where ${files.map(([, { name }]) => name).join(' and ')} lies.`] : []),
      ...(isMissing(requestBody) ? ['The body was too long to be kept: add one.'] : []),
    ],
  }
}
