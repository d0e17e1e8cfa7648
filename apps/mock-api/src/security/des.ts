import { createDecipheriv } from 'node:crypto'

/**
 * Undoes the login form's encryption: DES, ECB, PKCS#7, Base64.
 *
 * OpenSSL 3 refuses `des-ecb`; three-key DES with K‖K‖K is the same cipher, because its middle step undoes the first.
 * @param payload Base64
 * @param hexKey 16 hexadecimal digits
 * @returns the text, or null when the payload was not made this way
 */
export function decryptDes(payload: string, hexKey: string): string | null {
  const data = Buffer.from(payload, 'base64')
  // Node decodes what it can of a bad Base64 text; only the text it would write itself is taken.
  if (data.toString('base64') !== payload || data.length === 0) return null
  try {
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(hexKey.repeat(3), 'hex'), null)
    const bytes = Buffer.concat([decipher.update(data), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
