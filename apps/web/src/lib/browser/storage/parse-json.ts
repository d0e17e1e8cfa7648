/** What a text that was kept says; null where there is none, or it cannot be read. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
