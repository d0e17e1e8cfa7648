import type { CodePurpose } from '../domain/account/verification-code.ts'
import type { World } from '../world.ts'
import { type CodeRecipient, sendCode, useCode } from './codes.ts'

export const byPhone = (phone: string): CodeRecipient => ({ channel: 'SMS', address: phone })

/** Mail addresses differ by more than the case of their letters. */
export const byMail = (mail: string): CodeRecipient => ({ channel: 'MAIL', address: mail.toLowerCase() })

/** See `sendCode`. */
export const sendPhoneCode = (
  world: World,
  phone: string,
  purpose: CodePurpose,
  isDelivered: boolean,
): void => sendCode(world, byPhone(phone), purpose, isDelivered)

/** See `useCode`. */
export const usePhoneCode = (world: World, phone: string, purpose: CodePurpose, given: string): void =>
  useCode(world, byPhone(phone), purpose, given)
