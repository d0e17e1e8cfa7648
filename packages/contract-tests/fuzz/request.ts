import type { Operation } from '@portal/api-contract/document'
import type { Role } from '../shared/access/roles.ts'
import type { RequestParts } from '../shared/request-parts.ts'

/** One request to be validated. */
export interface FuzzRequest extends RequestParts {
  operation: Operation<string>
  role: Role
  /** An address that need not lead to the operation at all, in place of path and query. */
  address?: string
  /** It names a record of another member, in which these texts stand. */
  foreign?: { texts: string[] }
  /** A description of what is unusual about it. */
  label: string
}

const encoder = new TextEncoder()

/** Half a surrogate pair as the three bytes that some clients send. */
function bytesOf(character: string): Iterable<number> {
  const point = character.codePointAt(0) ?? 0
  if (point < 0xd800 || point > 0xdfff) return encoder.encode(character)
  return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f)]
}

const percent = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`

/** Percent-encodes whatever a text holds, where `encodeURIComponent` refuses half a surrogate pair. */
export function encodeText(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text)
  return [...text].map((character) => [...bytesOf(character)].map(percent).join('')).join('')
}

/** Path and query below the base URL. */
export function targetOf({ operation, path, query, address }: FuzzRequest): string {
  if (address !== undefined) return address
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(path[name] ?? ''))
  const pairs = query.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

/** The body's type and bytes; null without a body. */
export function payloadOf({ body }: FuzzRequest): { type: string | null; bytes: Uint8Array } | null {
  if (!body) return null
  if (body.kind === 'form') return body
  if (body.kind === 'text') return { type: body.type, bytes: encoder.encode(body.text) }
  return { type: 'application/json', bytes: encoder.encode(JSON.stringify(body.value)) }
}
