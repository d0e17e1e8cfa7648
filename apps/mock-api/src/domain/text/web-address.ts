import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'

/** Stands for the API's base in an address that is relative to it. */
const base = 'http://api.example/ht/'

/**
 * Whether a text is an address that a page may open: http(s), absolute or relative to the API's base, without a user's name
 * before the host. A pattern cannot say that: `https://[` and `https://a.example:99999` look like one.
 */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text, base)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password
}

/** An error for each field that is no such address; one that is not given is none. */
export const addressErrors = (fields: Record<string, string | null | undefined>): FieldError[] =>
  Object.entries(fields)
    .filter(([, value]) => value && !isWebAddress(value))
    .map(([field]) => bodyError(field, 'Url', 'must be an http(s) address that a browser can open'))
