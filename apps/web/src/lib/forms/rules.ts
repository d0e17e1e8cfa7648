import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'

/** A message in the language that is active when it is needed. */
export const say = (message: MessageDescriptor) => () => i18n._(message)

/** A text that must be there; blanks around it go. */
export const required = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

/** Mainland mobile number. */
export const phoneRule = v.pipe(
  required(msg`请输入手机号码。`),
  v.regex(/^1[3-9]\d{9}$/, say(msg`手机号码应为 11 位数字，以 1 开头。`)),
)

/** The answer to the captcha picture. */
export const captchaRule = required(msg`请输入图中的验证码。`)

/** The code out of a text message. */
export const phoneCodeRule = v.pipe(
  required(msg`请输入短信验证码。`),
  v.regex(/^\d{6}$/, say(msg`短信验证码为 6 位数字。`)),
)

/** What sending a code needs of a form. */
export const codeRequestSchema = v.object({ phone: phoneRule, captchaCode: captchaRule })
