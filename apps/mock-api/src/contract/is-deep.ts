/** No body of the document is nested that deep, and JSON.stringify would overflow the stack when it is read. */
const deepest = 100

/** Whether a body is nested deeper than any of the document. */
export function isDeep(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
  }
  return false
}
