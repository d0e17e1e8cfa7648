import type { CodeSent, CodeValid } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { codeRules } from '../../../domain/account/verification-code.ts'
import { findAccountByMail, findPersonByPhone } from '../../../security/accounts.ts'
import { limitAddress } from '../../../security/address-limit.ts'
import { type GivenCaptcha, issueCaptcha, useCaptcha } from '../../../security/captcha.ts'
import { type CodeRecipient, checkCode, sendCode } from '../../../security/codes.ts'
import { byMail, byPhone, sendPhoneCode } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'
import { sendAccountCode } from './account-code.ts'

const sent: CodeSent = { expiresIn: codeRules.validSeconds, resendAfter: codeRules.cooldownSeconds }

interface Asking {
  world: World
  /** Of the machine that asks. */
  address: string
}

/** Whoever asks has to have read a captcha, and only so many codes are sent for one address. */
function admit({ world, address }: Asking, captcha: GivenCaptcha, recipient: string): void {
  useCaptcha(world, captcha, recipient)
  limitAddress(world, 'CODE', address)
}

function sendToMember(asking: Asking, request: GivenCaptcha & { phone: string }): CodeSent {
  const { world } = asking
  admit(asking, request, request.phone)
  sendPhoneCode(world, request.phone, 'MEMBER', findPersonByPhone(world.db, request.phone) !== undefined)
  return sent
}

function check(world: World, recipient: CodeRecipient, given: string): CodeValid {
  const expiresAt = checkCode(world, recipient, ['VISITOR', 'MEMBER'], given)
  return { expiresIn: Math.ceil((expiresAt.getTime() - world.clock.now().getTime()) / 1000) }
}

export const verificationHandlers = {
  getCaptcha({ world, address }) {
    limitAddress(world, 'CAPTCHA', address)
    const body = { ...issueCaptcha(world), expiresIn: codeRules.validSeconds }
    return ok(body, { 'Cache-Control': 'no-store' })
  },
  sendPhoneCode({ world, address, body }) {
    admit({ world, address }, body, body.phone)
    sendPhoneCode(world, body.phone, 'VISITOR', true)
    return ok(sent)
  },
  sendMemberPhoneCode({ world, address, body }) {
    return ok(sendToMember({ world, address }, body))
  },
  sendSmsCaptcha({ world, address, query }) {
    return ok(sendToMember({ world, address }, query), { 'Cache-Control': 'no-store' })
  },
  sendMailCode({ world, address, body }) {
    admit({ world, address }, body, body.email)
    sendCode(world, byMail(body.email), 'VISITOR', true)
    return ok(sent)
  },
  sendMemberMailCode({ world, address, body }) {
    admit({ world, address }, body, body.email)
    const recipient = byMail(body.email)
    sendCode(world, recipient, 'MEMBER', findAccountByMail(world.db, recipient.address) !== undefined)
    return ok(sent)
  },
  sendAccountCode({ world, address, body }) {
    const login = body.username.trim()
    admit({ world, address }, body, login)
    return ok({ phone: sendAccountCode(world, login), ...sent })
  },
  verifyPhoneCode({ world, body }) {
    return ok(check(world, byPhone(body.phone), body.phoneCode))
  },
  verifyMailCode({ world, body }) {
    return ok(check(world, byMail(body.email), body.mailCode))
  },
} satisfies Partial<Handlers>
