import { parseJsonOrText } from './parse-json.ts'

/** Characters of the texts that are kept, which a run of all scenarios does not reach. */
const most = 64 * 1024 * 1024

const values = new Map<string, unknown>()
let length = 0

/** As `parseJsonOrText`, but the same text gives the same value, which nobody may change. */
export function parseKnown(text: string): unknown {
  const known = values.get(text)
  if (known !== undefined) return known
  const value = parseJsonOrText(text)
  length += text.length
  if (length > most) {
    values.clear()
    length = text.length
  }
  values.set(text, value)
  return value
}
