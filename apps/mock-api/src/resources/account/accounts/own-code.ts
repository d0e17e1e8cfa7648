import type { OwnCodeRequest } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { maskMail, maskPhone } from '../../../domain/account/masks.ts'
import { accountOf } from '../../../security/accounts.ts'
import { limitAddress } from '../../../security/address-limit.ts'
import { type CodeRecipient, sendCode } from '../../../security/codes.ts'
import { byMail, byPhone } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'

interface Bound {
  recipient: CodeRecipient
  /** The recipient as its owner is shown it. */
  shown: string
}

/** What is bound to the caller's account. @throws HttpProblem 409 `error.phoneNotBound` or `error.mailNotBound` */
export function boundOf(world: World, caller: Caller, channel: OwnCodeRequest['channel']): Bound {
  const { boundPhone, boundMail } = accountOf(world.db, caller)
  if (channel === 'PHONE') {
    if (boundPhone === null) throw problem(409, 'error.phoneNotBound', 'There is no phone yet: add it')
    return { recipient: byPhone(boundPhone), shown: maskPhone(boundPhone) }
  }
  if (boundMail === null) throw problem(409, 'error.mailNotBound', 'There is no mail yet: add it')
  return { recipient: byMail(boundMail), shown: maskMail(boundMail) }
}

/**
 * Sends a member's code to what is bound to the caller's account.
 *
 * @param address of the machine that asks, for which only so many codes are sent
 * @returns the recipient, masked
 * @throws HttpProblem 409 when nothing is bound, 429 with `Retry-After`
 */
export function sendOwnCode(
  world: World,
  caller: Caller,
  channel: OwnCodeRequest['channel'],
  address: string,
): string {
  const { recipient, shown } = boundOf(world, caller, channel)
  limitAddress(world, 'CODE', address)
  sendCode(world, recipient, 'MEMBER', true)
  return shown
}
