import { Buffer } from 'node:buffer'
import DES from 'des.js'
import { defaultLoginKey } from '../src/login-key.ts'

/** Encrypts a password as the login wants it: DES, ECB, PKCS#7, Base64. `key` is 16 hexadecimal digits. */
export function encryptPassword(
  password: string,
  key = process.env.PORTAL_DES_KEY ?? defaultLoginKey,
): string {
  const cipher = DES.DES.create({ type: 'encrypt', key: [...Buffer.from(key, 'hex')] })
  const blocks = [...cipher.update([...Buffer.from(password, 'utf8')]), ...cipher.final()]
  return Buffer.from(blocks).toString('base64')
}
