import type { CodeSent, PhoneCodeRequest } from '@portal/api-contract'
import { type Handlers, ok } from '../../contract/handler.ts'
import { codeRules } from '../../domain/verification-code.ts'
import { findPersonByPhone } from '../../security/accounts.ts'
import { limitAddress } from '../../security/address-limit.ts'
import { issueCaptcha, useCaptcha } from '../../security/captcha.ts'
import { type CodePurpose, sendPhoneCode } from '../../security/phone-codes.ts'
import type { World } from '../../world.ts'

const sent: CodeSent = { expiresIn: codeRules.validSeconds, resendAfter: codeRules.cooldownSeconds }

function send(world: World, body: PhoneCodeRequest, purpose: CodePurpose): void {
  useCaptcha(world, body.captchaKey, body.captchaCode)
  const isDelivered = purpose === 'VISITOR' || findPersonByPhone(world.db, body.phone) !== undefined
  sendPhoneCode(world, body.phone, purpose, isDelivered)
}

export const verificationHandlers = {
  getCaptcha({ world, address }) {
    limitAddress(world, 'CAPTCHA', address)
    const body = { ...issueCaptcha(world), expiresIn: codeRules.validSeconds }
    return ok(body, { 'Cache-Control': 'no-store' })
  },
  sendPhoneCode({ world, body }) {
    send(world, body, 'VISITOR')
    return ok(sent)
  },
  sendMemberPhoneCode({ world, body }) {
    send(world, body, 'MEMBER')
    return ok(sent)
  },
} satisfies Partial<Handlers>
