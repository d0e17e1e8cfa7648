import { safeRedirect } from '../session/safe-redirect.ts'

/**
 * Reads one value of an address; undefined when it is nothing the page understands, so that a mistyped link still opens.
 * By hand, not by the forms' schema library: every route's are part of what loads first.
 */
export type Param<T> = (value: unknown) => T | undefined

type Params = Record<string, Param<unknown>>
/** What may be read of an address by these params. */
export type Read<P extends Params> = { [Key in keyof P]?: ReturnType<P[Key]> }

/** What a reader of search params makes of an address. */
export type SearchOf<Reader extends (search: Record<string, unknown>) => unknown> = ReturnType<Reader>

/** Reads the named params of an address and leaves out what does not fit and what is not named. */
export function searchParams<P extends Params>(params: P): (search: Record<string, unknown>) => Read<P> {
  return (search) => {
    const entries = Object.entries(params).map(([name, read]) => [name, read(search[name])] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Read<P>
  }
}

// The address bar gives canonical numbers and true/false as such; a text made of digits is still a text.
function scalarOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : undefined
}

/** A whole number within limits. */
export const numberParam =
  (minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): Param<number> =>
  (value) => {
    const text = scalarOf(value)
    const number = text ? Number(text) : Number.NaN
    return Number.isSafeInteger(number) && number >= minimum && number <= maximum ? number : undefined
  }

/** A text of at most 50 characters; absent when empty. */
export const textParam: Param<string> = (value) => {
  const text = scalarOf(value)
  return text && text.length <= 50 ? text : undefined
}

/** A record's id. */
export const idParam = numberParam(1)

/** A page of a list, counted from 1; absent on the first. */
export const pageParam = numberParam(2, 100_000)

/** A text of a given form, such as `2026-11`. */
export const patternParam =
  (pattern: RegExp): Param<string> =>
  (value) => {
    const text = scalarOf(value)
    return text !== undefined && pattern.test(text) ? text : undefined
  }

/** One of a few words. */
export const oneOfParam =
  <const Word extends string>(words: readonly Word[]): Param<Word> =>
  (value) =>
    words.find((word) => word === value)

/** A day that exists, `yyyy-MM-dd`. */
export const dateParam: Param<string> = (value) => {
  const day = patternParam(/^\d{4}-\d{2}-\d{2}$/)(value)
  const date = new Date(`${day}T00:00:00Z`)
  // 2026-02-30 is read as 2 March by some engines and not at all by others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day ?? ' ') ? day : undefined
}

/** A path of this site to return to. */
export const pathParam: Param<string> = (value) => safeRedirect(value, '') || undefined
