/**
 * Secrets that stand in the document's examples, so that each of them works whenever it is sent from the reference page. They never
 * expire, and since everybody can read them they are only valid for the examples' own recipients: no persona is among those who
 * log in or set a password by them.
 */
import type { CodePurpose } from '../domain/account/verification-code.ts'

const captcha = { captchaKey: '8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11', answer: '7KMP' }

const code = '482913'

/** The members of the examples: a person's phone; a unit's account name and bound mail address. */
const member = { phone: '18609229206', username: 'linjiang-zhengdu', mail: 'office@linjiang-zhengdu.example' }

/** Whom the examples' code belongs to. A visitor's proves a contact that is not bound yet. */
const codeHolders: Readonly<Record<CodePurpose, readonly string[]>> = {
  MEMBER: [member.phone, member.mail],
  VISITOR: [
    '13700000021',
    '13700000022',
    '13700000023',
    '13900030001',
    '13900030002',
    'finance@mingce.example',
    'finance@hengxin.example',
  ],
}

const captchaHolders: readonly string[] = Object.values(member)

/**
 * Whether a captcha is the examples' own, rightly answered.
 *
 * @param subject the login, phone or mail address that the request is about
 */
export const isFixedCaptcha = (captchaKey: string, given: string, subject: string): boolean =>
  captchaKey === captcha.captchaKey && given === captcha.answer && captchaHolders.includes(subject)

/** Whether a code is that of an example's own recipient. */
export const isFixedCode = (address: string, purposes: readonly CodePurpose[], given: string): boolean =>
  given === code && purposes.some((purpose) => codeHolders[purpose].includes(address))
