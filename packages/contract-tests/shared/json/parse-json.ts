/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  // Most calls send no body, and an error costs far more than this question.
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON text; any other text as it is. */
export function parseJsonOrText(text: string): unknown {
  const value = parseJson(text)
  return value === undefined ? text : value
}
