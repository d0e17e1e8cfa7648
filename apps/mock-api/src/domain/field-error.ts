import type { FieldError } from '@portal/api-contract'

/**
 * What is wrong with one field of a body.
 *
 * @param field path in the body, such as `members[3].idNumber`; empty for the whole
 * @param message name of the constraint: NotNull, OneOf, Size …
 * @param detail how to mend it
 * @param params what the words about it are filled with, such as `{ unitName }`
 */
export const bodyError = (
  field: string,
  message: string,
  detail: string,
  params?: FieldError['params'],
): FieldError => ({
  objectName: 'body',
  field,
  message,
  detail,
  ...(params !== undefined && { params }),
})
