import type { CodeSent, CodeValid } from '@portal/api-contract'
import { type Handlers, ok } from '../../contract/handler.ts'
import { codeRules } from '../../domain/verification-code.ts'
import { findAccountByMail, findPersonByPhone } from '../../security/accounts.ts'
import { limitAddress } from '../../security/address-limit.ts'
import { issueCaptcha, useCaptcha } from '../../security/captcha.ts'
import { type CodeRecipient, checkCode, sendCode } from '../../security/codes.ts'
import { byMail, byPhone, sendPhoneCode } from '../../security/phone-codes.ts'
import type { World } from '../../world.ts'
import { sendAccountCode } from './account-code.ts'

const sent: CodeSent = { expiresIn: codeRules.validSeconds, resendAfter: codeRules.cooldownSeconds }

interface PhoneRequest {
  phone: string
  captchaKey: string
  captchaCode: string
}

function sendToMember(world: World, { phone, captchaKey, captchaCode }: PhoneRequest): CodeSent {
  useCaptcha(world, captchaKey, captchaCode)
  sendPhoneCode(world, phone, 'MEMBER', findPersonByPhone(world.db, phone) !== undefined)
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
  sendPhoneCode({ world, body }) {
    useCaptcha(world, body.captchaKey, body.captchaCode)
    sendPhoneCode(world, body.phone, 'VISITOR', true)
    return ok(sent)
  },
  sendMemberPhoneCode({ world, body }) {
    return ok(sendToMember(world, body))
  },
  sendSmsCaptcha({ world, query }) {
    return ok(sendToMember(world, query), { 'Cache-Control': 'no-store' })
  },
  sendMailCode({ world, body }) {
    useCaptcha(world, body.captchaKey, body.captchaCode)
    sendCode(world, byMail(body.email), 'VISITOR', true)
    return ok(sent)
  },
  sendMemberMailCode({ world, body }) {
    useCaptcha(world, body.captchaKey, body.captchaCode)
    const recipient = byMail(body.email)
    sendCode(world, recipient, 'MEMBER', findAccountByMail(world.db, recipient.address) !== undefined)
    return ok(sent)
  },
  sendAccountCode({ world, body }) {
    useCaptcha(world, body.captchaKey, body.captchaCode)
    return ok({ phone: sendAccountCode(world, body.username.trim()), ...sent })
  },
  verifyPhoneCode({ world, body }) {
    return ok(check(world, byPhone(body.phone), body.phoneCode))
  },
  verifyMailCode({ world, body }) {
    return ok(check(world, byMail(body.email), body.mailCode))
  },
} satisfies Partial<Handlers>
