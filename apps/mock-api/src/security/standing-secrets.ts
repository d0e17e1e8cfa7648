/**
 * Secrets that stand in the document's examples, so that each of them works whenever it is sent from the reference page. They are
 * as public as the personas' password, never run out, and are good for nothing but these examples.
 */

const captcha = { captchaKey: '8f14e45f-ceea-4671-9c1b-2f5d0b7a6c11', answer: '7KMP' }

const code = '482913'

/** Phones and mail addresses of the examples that take a code. */
const codeHolders: readonly string[] = [
  '13700000021',
  '13700000022',
  '13700000023',
  '13900030001',
  '13900030002',
  '13800010001',
  '13800010003',
  'finance@mingce.example',
  'finance@hengxin.example',
  'office@anzhu.example',
]

/** Whether a captcha is the examples' own, rightly answered. */
export const isStandingCaptcha = (captchaKey: string, given: string): boolean =>
  captchaKey === captcha.captchaKey && given === captcha.answer

/** Whether a code is that of an example's own recipient. */
export const isStandingCode = (address: string, given: string): boolean =>
  given === code && codeHolders.includes(address)
