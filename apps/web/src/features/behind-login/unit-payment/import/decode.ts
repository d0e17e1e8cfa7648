/** How the letters of a text without a mark may be written. */
export type TextEncoding = 'utf-8' | 'gb18030'

/** A text, and how its letters were taken to be written; none where a mark at its head says it. */
export interface DecodedText {
  text: string
  guessed: TextEncoding | undefined
}

/**
 * A file's text. Its mark decides; without one strict UTF-8 is tried, then GB 18030, in which Excel writes CSV on a Chinese Windows.
 *
 * @param chosen what the reader says it is, where a text has no mark
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const marked = encodingOfMark(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes), guessed: undefined }
  const guessed = chosen ?? guessOf(bytes)
  return { text: new TextDecoder(guessed).decode(bytes), guessed }
}

function guessOf(bytes: Uint8Array): TextEncoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'gb18030'
  }
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}
