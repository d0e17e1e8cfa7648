import { resetAdvice } from './reset-advice.ts'

/** Result codes of SQLite that are caused by the store and not by a request. Source: sqlite.org/rescode.html */
const causes: Readonly<Record<number, (store: string) => string>> = {
  8: (store) => `The store ${store} may not be written: check its rights, or start with --memory.`,
  10: (store) =>
    `The disk of the store ${store} does not answer as it should: check it, or start with --memory.`,
  11: (store) => `The store ${store} is damaged. ${resetAdvice(store)}`,
  13: (store) =>
    `The disk of the store ${store} is full: make room, or start with --memory. Nothing was lost.`,
  26: (store) => `The store ${store} is not a database. ${resetAdvice(store)}`,
}

/**
 * What to do about a failure of the store itself; null for every other error.
 *
 * @param store path of the file, for the message
 */
export function storeFailure(error: unknown, store: string): string | null {
  const { errcode } = error as { errcode?: number }
  // The lower byte is the primary result code; the other bits only give details.
  const cause = errcode === undefined ? undefined : causes[errcode & 0xff]
  return cause?.(store) ?? null
}
