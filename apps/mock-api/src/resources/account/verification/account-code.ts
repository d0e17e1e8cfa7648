import { createHmac } from 'node:crypto'
import { maskPhone } from '../../../domain/account/masks.ts'
import { findAccountByLogin } from '../../../security/accounts.ts'
import { sendPhoneCode } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'

/** A made-up number for an unknown account. It is the same each time, or the responses would reveal that there is no account. */
function madeUpPhone({ tokenSecret }: World, login: string): string {
  const digest = createHmac('sha256', tokenSecret).update(`phone/${login}`).digest()
  const digits = String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
  return `1${3 + (digest.readUInt8(4) % 7)}${digest.readUInt8(5) % 10}${digits}`
}

/**
 * Sends a member's code to the phone behind an account name.
 *
 * @returns the phone, masked; a made-up one for an unknown account
 * @throws HttpProblem 429 with `Retry-After`, for both alike
 */
export function sendAccountCode(world: World, login: string): string {
  const phone = findAccountByLogin(world.db, login)?.boundPhone
  if (phone) {
    sendPhoneCode(world, phone, 'MEMBER', true)
    return maskPhone(phone)
  }
  const name = login.toLowerCase()
  // The limits are counted by account name, because the made-up number may be another member's.
  sendPhoneCode(world, `account/${name}`, 'MEMBER', false)
  return maskPhone(madeUpPhone(world, name))
}
