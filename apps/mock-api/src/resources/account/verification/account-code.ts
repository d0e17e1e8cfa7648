import { createHmac } from 'node:crypto'
import { maskPhone } from '../../../domain/account/masks.ts'
import { findAccountByLogin } from '../../../security/accounts.ts'
import { sendPhoneCode } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'

/** The beginnings of the numbers that there are: one that nobody has would tell that there is no account. */
const beginnings = (
  '130 131 132 133 134 135 136 137 138 139 145 146 147 148 149 150 151 152 153 155 156 157 158 159 162 165 166 167 ' +
  '170 171 172 173 175 176 177 178 180 181 182 183 184 185 186 187 188 189 190 191 192 193 195 196 197 198 199'
).split(' ')

/** A made-up number for an unknown account. It is the same each time, or the responses would reveal that there is no account. */
function madeUpPhone({ tokenSecret }: World, login: string): string {
  const digest = createHmac('sha256', tokenSecret).update(`phone/${login}`).digest()
  const rest = String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
  return `${beginnings[digest.readUInt32BE(4) % beginnings.length]}${rest}`
}

/** A person's account has the name of the phone behind it. */
const isPhone = (login: string): boolean => /^1[3-9]\d{9}$/.test(login)

/**
 * Sends a member's code to the phone behind an account name.
 *
 * @returns the phone, masked; for an unknown account a made-up one, or the number that was sent in as if it were a member's
 * @throws HttpProblem 429 with `Retry-After`, for all alike
 */
export function sendAccountCode(world: World, login: string): string {
  const phone = findAccountByLogin(world.db, login)?.boundPhone
  if (phone) {
    sendPhoneCode(world, phone, 'MEMBER', true)
    return maskPhone(phone)
  }
  const name = login.toLowerCase()
  const number = isPhone(name) ? name : undefined
  // The limits are counted by account name, because a made-up number may be another member's.
  sendPhoneCode(world, number ?? `account/${name}`, 'MEMBER', false)
  return maskPhone(number ?? madeUpPhone(world, name))
}
