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

/** No answer of the contract comes near it, and whoever looks at all of a value that is nested without end overflows the stack. */
const deepest = 100

const isDeep = (node: unknown, left = deepest): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (left === 0 || Object.values(node).some((child) => isDeep(child, left - 1)))

/** The value of a JSON text that an answer brought; any other text as it is, and so is one that is nested without end. */
export function parseJsonOrText(text: string): unknown {
  const value = parseJson(text)
  return value === undefined || isDeep(value) ? text : value
}
