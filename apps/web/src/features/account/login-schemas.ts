import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'

/** A message in the language that is active when it is needed. */
const say = (message: MessageDescriptor) => () => i18n._(message)

const required = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

// A blank may be part of a password.
const password = v.pipe(v.string(), v.nonEmpty(say(msg`请输入密码。`)))
const captchaCode = required(msg`请输入图中的验证码。`)

/** Mainland mobile number. */
export const phoneSchema = v.pipe(
  required(msg`请输入手机号码。`),
  v.regex(/^1[3-9]\d{9}$/, say(msg`手机号码应为 11 位数字，以 1 开头。`)),
)

export const unitLoginSchema = v.object({
  username: required(msg`请输入登录账号或统一社会信用代码。`),
  password,
  captchaCode,
})

export const passwordLoginSchema = v.object({ phone: phoneSchema, password, captchaCode })

export const codeLoginSchema = v.object({
  phone: phoneSchema,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  phoneCode: v.pipe(required(msg`请输入短信验证码。`), v.regex(/^\d{6}$/, say(msg`短信验证码为 6 位数字。`))),
})

/** What sending a code needs of the form. */
export const codeRequestSchema = v.object({ phone: phoneSchema, captchaCode })

export type UnitLogin = v.InferOutput<typeof unitLoginSchema>
export type PasswordLogin = v.InferOutput<typeof passwordLoginSchema>
export type CodeLogin = v.InferOutput<typeof codeLoginSchema>
