/** What records are looked for by: a part of a number, or of a name. */
export interface AskedFor {
  text: string
  isNumber: boolean
}

/** Reads what is written; null for what is too short to tell records apart. Members' names are Chinese, numbers never are. */
export function askedFor(written: string): AskedFor | null {
  const text = written.trim()
  const isNumber = /^[a-z\d-]+$/i.test(text)
  if (text.length > 50 || [...text].length < (isNumber ? 3 : 2)) return null
  return isNumber ? { text: text.toUpperCase(), isNumber } : { text, isNumber }
}
