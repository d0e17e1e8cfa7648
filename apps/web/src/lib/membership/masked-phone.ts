/** A phone number with its middle hidden, `138****0001`; nothing of what is no text. */
export const maskedPhone = (phone: unknown): string =>
  typeof phone === 'string' ? phone.replace(/^(\d{3})\d{4}/, '$1****') : ''
