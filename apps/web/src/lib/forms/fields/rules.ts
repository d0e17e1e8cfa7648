import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { UploadItem } from '../upload/upload-item.ts'
import { readIdNumber } from './id-number.ts'
import { isMobileNumber } from './mobile-number.ts'

/** A message in the language that is active when it is needed. */
export const say = (message: MessageDescriptor) => () => i18n._(message)

/** A text that must be there; blanks around it go. */
export const required = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

/** Mainland mobile number. */
export const phoneRule = v.pipe(
  required(msg`请输入手机号码。`),
  v.check(isMobileNumber, say(msg`手机号码应为 11 位数字，以 1 开头。`)),
)

/** The answer to the captcha picture. */
export const captchaRule = required(msg`请输入图中的验证码。`)

/** The code out of a text message. */
export const phoneCodeRule = v.pipe(
  required(msg`请输入短信验证码。`),
  v.regex(/^\d{6}$/, say(msg`短信验证码为 6 位数字。`)),
)

/** The code out of a mail. */
export const mailCodeRule = v.pipe(
  required(msg`请输入邮箱验证码。`),
  v.regex(/^\d{6}$/, say(msg`邮箱验证码为 6 位数字。`)),
)

/** What sending a code needs of a form. */
export const codeRequestSchema = v.object({ phone: phoneRule, captchaCode: captchaRule })

/** What was left empty is left out of the body. */
const orNothing = (value: string): string | undefined => (value === '' ? undefined : value)

const tooLong = msg`内容过长，请缩短。`

/** The chosen radio button of a group; the form holds null when the keyboard has passed the group without a choice. */
export const choiceRule = v.nullable(v.string())

/** A text that may be left out; blanks around it go. */
export const optional = (maximum: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maximum, say(tooLong)), v.transform(orNothing))

/** A text of a length. @param message says what is asked for when it is missing or too short */
export const text = (minimum: number, maximum: number, message: MessageDescriptor) =>
  v.pipe(required(message), v.minLength(minimum, say(message)), v.maxLength(maximum, say(tooLong)))

const isMail = (mail: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)

const mailFormat = msg`邮箱格式应为 name@example.com。`

/** A mail address. */
export const emailRule = v.pipe(
  required(msg`请输入邮箱。`),
  v.maxLength(100, say(tooLong)),
  v.check(isMail, say(mailFormat)),
)

/** A mail address that may be left out. */
export const optionalEmailRule = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100, say(tooLong)),
  v.check((mail) => mail === '' || isMail(mail), say(mailFormat)),
  v.transform(orNothing),
)

/** An identity number with its check character. */
export const idNumberRule = v.pipe(
  required(msg`请输入身份证号。`),
  v.length(18, say(msg`身份证号应为 18 位。`)),
  v.check((idNumber) => readIdNumber(idNumber) !== undefined, say(msg`身份证号校验不通过，请对照证件检查。`)),
)

/** A whole number typed as a text, within limits. */
export const wholeNumber = (minimum: number, maximum: number, message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, say(message)),
    v.transform(Number),
    v.minValue(minimum, say(message)),
    v.maxValue(maximum, say(message)),
  )

/** The same, which may be left out. */
export const optionalWholeNumber = (minimum: number, maximum: number, message: MessageDescriptor) =>
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      wholeNumber(minimum, maximum, message),
    ],
    say(message),
  )

/** Files of which none is on its way and none has failed. */
export const uploadsRule = v.pipe(
  v.custom<UploadItem[]>(Array.isArray),
  v.check((items) => items.every(({ sent }) => sent === undefined), say(msg`文件还在上传，请稍候。`)),
  v.check(
    (items) => items.every(({ error }) => error === undefined),
    say(msg`有文件没有上传成功，请重试或删除。`),
  ),
)

/** A statement that has to be agreed to. */
export const agreed = (message: MessageDescriptor) =>
  v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, say(message)),
  )
