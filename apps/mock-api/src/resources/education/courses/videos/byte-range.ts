/** Bytes from the first to the last, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a `Range` header asks for of a file. Several ranges, other units and what is malformed are ignored, as RFC 9110 §14.2
 * allows.
 * @returns null for the whole file, `unsatisfiable` for a range outside it
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return suffix(Number(to), size)
  const first = Number(from)
  if (to !== '' && Number(to) < first) return null
  if (first >= size) return 'unsatisfiable'
  return { first, last: Math.min(to === '' ? size - 1 : Number(to), size - 1) }
}

const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 }
