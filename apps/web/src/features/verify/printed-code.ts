/** What a code was printed on: a certificate or form of a membership, or a certificate of study hours. */
type CodeKind = 'print' | 'hours'

interface PrintedCode {
  kind: CodeKind
  code: string
}

// The two are told apart by their length: 144 and 128 random bits, in base64url.
const lengths: Record<number, CodeKind> = { 24: 'print', 22: 'hours' }

/**
 * The code in what somebody typed from a print or pasted from a scanner: blanks go, of an address the last part counts.
 * Undefined when it is none.
 */
export function readPrintedCode(text: string): PrintedCode | undefined {
  const [address = ''] = text.replace(/\s/g, '').split(/[?#]/)
  const code = address.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const kind = /^[\w-]+$/.test(code) ? lengths[code.length] : undefined
  return kind && { kind, code }
}

/** The code in groups of six, as it is printed and read aloud. */
export const groupedCode = (code: string | null): string =>
  typeof code === 'string' ? (code.match(/.{1,6}/g)?.join(' ') ?? code) : ''
