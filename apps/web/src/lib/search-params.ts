import * as v from 'valibot'
import { safeRedirect } from './safe-redirect.ts'

// The address bar gives canonical numbers and true/false as such; a text made of digits is still a text.
const scalar = v.union([v.string(), v.number(), v.boolean()])

/** A short text; absent when empty, too long or not a text at all. */
export const textParam = v.fallback(
  v.optional(v.pipe(scalar, v.transform(String), v.trim(), v.minLength(1), v.maxLength(50))),
  undefined,
)

/** A record's id; absent when it cannot be one. */
export const idParam = v.fallback(
  v.optional(v.pipe(scalar, v.transform(Number), v.safeInteger(), v.minValue(1))),
  undefined,
)

/** A page of a list, counted from 1; absent on the first. */
export const pageParam = v.fallback(
  v.optional(v.pipe(scalar, v.transform(Number), v.integer(), v.minValue(2), v.maxValue(100_000))),
  undefined,
)

/** A text of a given form, such as `2026-11`; absent when it has another. */
export const patternParam = (pattern: RegExp) =>
  v.fallback(v.optional(v.pipe(scalar, v.transform(String), v.regex(pattern))), undefined)

/** A path of this site to return to; absent when it is none. */
export const pathParam = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((path) => safeRedirect(path, '')),
      v.nonEmpty(),
    ),
  ),
  undefined,
)
