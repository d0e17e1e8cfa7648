import { Buffer } from 'node:buffer'
import { type PortalClient, unwrap } from '@portal/api-contract'
import { defaultLoginKey } from '@portal/api-contract/login-key'
import DES from 'des.js'
import type { Account } from './credentials.ts'

/** Encrypts a password as the login wants it: DES, ECB, PKCS#7, Base64. `key` is 16 hexadecimal digits. */
export function encryptPassword(
  password: string,
  key = process.env.PORTAL_DES_KEY ?? defaultLoginKey,
): string {
  const cipher = DES.DES.create({ type: 'encrypt', key: [...Buffer.from(key, 'hex')] })
  const blocks = [...cipher.update([...Buffer.from(password, 'utf8')]), ...cipher.final()]
  return Buffer.from(blocks).toString('base64')
}

/** A captcha with what to answer to it. */
export async function solveCaptcha(anonymous: PortalClient, captchaCode = 'unknown') {
  const { captchaKey } = await unwrap(anonymous.GET('/api/public/code'))
  return { captchaKey, captchaCode }
}

/** A token of an account: its own, or one of a login. @param captcha what to answer to every captcha */
export async function logIn(anonymous: PortalClient, account: Account, captcha?: string): Promise<string> {
  if (account.token) return account.token
  const password = encryptPassword(account.password ?? '')
  const body = { username: account.login, password, ...(await solveCaptcha(anonymous, captcha)) }
  return (await unwrap(anonymous.POST('/api/authenticate', { body }))).data.token
}
