/** A kind of file that members may upload. */
export interface UploadKind {
  /** Content type. */
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
  /** The first one is what addresses end with. */
  extensions: readonly [string, ...string[]]
  signature: readonly number[]
}

/** Source: ITU-T T.81, RFC 2083 and ISO 32000-1. */
const kinds: readonly UploadKind[] = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extensions: ['png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'application/pdf', extensions: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

const longestName = 200

/** What is wrong with an upload, as a field error tells it. */
export interface UploadFault {
  message: 'Content' | 'Size' | 'Pattern' | 'Extension'
  detail: string
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** The kind that a file's first bytes tell, whatever its name says; undefined when it is none that is taken. */
export const uploadKind = (bytes: Uint8Array): UploadKind | undefined =>
  kinds.find(({ signature }) => startsWith(bytes, signature))

/** `营业执照.PDF` → `pdf`; empty without one. */
const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

function nameFault(name: string): UploadFault | null {
  if (name.length === 0 || name.length > longestName) {
    return { message: 'Size', detail: `must have a name of 1 to ${longestName} characters` }
  }
  if (/[/\\]/.test(name)) {
    return { message: 'Pattern', detail: 'must be named without a path: leave out / and \\' }
  }
  // Marks of writing direction make an extension look like another.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Cs}/u.test(name)) {
    return { message: 'Pattern', detail: 'must be named without control characters' }
  }
  return null
}

/** Why a file cannot be taken, or null. Its size is the reader's business. */
export function uploadFault(name: string, bytes: Uint8Array): UploadFault | null {
  const badName = nameFault(name)
  if (badName) return badName
  const kind = uploadKind(bytes)
  if (!kind) return { message: 'Content', detail: 'must be a JPEG, PNG or PDF file, by its content' }
  if (kind.extensions.includes(extensionOf(name))) return null
  const wanted = kind.extensions.map((extension) => `.${extension}`).join(' or ')
  return {
    message: 'Extension',
    detail: `is ${kind.type} by its content, so its name must end with ${wanted}`,
  }
}
