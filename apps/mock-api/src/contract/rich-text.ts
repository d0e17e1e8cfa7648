import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../domain/field-error.ts'

const limit = 102_400

/** What is wrong with a rich text: the document counts characters, the limit is on bytes. */
export function richTextErrors(field: string, html: string): FieldError[] {
  const size = Buffer.byteLength(html)
  if (size <= limit) return []
  const detail = `must be at most ${limit} bytes in UTF-8, not ${size}`
  return [bodyError(field, 'Size', detail)]
}
