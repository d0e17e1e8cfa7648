import { parseJsonOrText } from './parse-json.ts'

/** Characters of the texts that are kept, which a run of all scenarios does not reach. */
const most = 64 * 1024 * 1024

/** A text and what it says. */
interface Parsed {
  text: string
  body: unknown
}

const known = new Map<string, Parsed>()
let length = 0

/** As `parseJsonOrText`, but the same text gives the same value, which nobody may change, and takes up memory once. */
export function parseKnown(text: string): Parsed {
  const before = known.get(text)
  if (before) return before
  const parsed = { text, body: parseJsonOrText(text) }
  length += text.length
  if (length > most) {
    known.clear()
    length = text.length
  }
  known.set(text, parsed)
  return parsed
}
