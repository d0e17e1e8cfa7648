import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../domain/field-error.ts'
import { richTextFault } from '../domain/text/rich-text.ts'

const limit = 102_400

/**
 * The error of a rich text: too long, in bytes, while a schema can only count characters; or with something in it that no page
 * should show to others.
 */
export function richTextErrors(field: string, html: string): FieldError[] {
  const size = Buffer.byteLength(html)
  if (size > limit) {
    return [bodyError(field, 'Size', `must be at most ${limit} bytes in UTF-8, not ${size}`)]
  }
  const fault = richTextFault(html)
  return fault ? [bodyError(field, 'Html', fault)] : []
}
