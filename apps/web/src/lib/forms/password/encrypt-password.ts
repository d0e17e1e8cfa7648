import { defaultLoginKey } from '@portal/api-contract/login-key'
import des from 'des.js'

const configuredKey: string = import.meta.env.PORTAL_DES_KEY ?? defaultLoginKey

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** DES, ECB, PKCS#7 of any bytes. */
export function encryptBytes(bytes: Iterable<number>, key: string): number[] {
  const cipher = des.DES.create({ type: 'encrypt', key: bytesOf(key) })
  return [...cipher.update([...bytes]), ...cipher.final()]
}

/**
 * A password as the login sends it: its UTF-8 under DES, in Base64 (specification §7). That hides nothing from whoever
 * has the page; TLS does.
 * @param key 8 bytes, hexadecimal; the backend reads the same `PORTAL_DES_KEY`
 */
export function encryptPassword(password: string, key = configuredKey): string {
  return btoa(String.fromCharCode(...encryptBytes(new TextEncoder().encode(password), key)))
}
