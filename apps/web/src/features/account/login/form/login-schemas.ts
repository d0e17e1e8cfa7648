import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { captchaRule, phoneCodeRule, phoneRule, required, say } from '../../../../lib/forms/fields/rules.ts'

// A blank may be part of a password.
const password = v.pipe(v.string(), v.nonEmpty(say(msg`请输入密码。`)))

export const unitLoginSchema = v.object({
  username: required(msg`请输入登录账号或统一社会信用代码。`),
  password,
  captchaCode: captchaRule,
})

export const passwordLoginSchema = v.object({ phone: phoneRule, password, captchaCode: captchaRule })

export const codeLoginSchema = v.object({
  phone: phoneRule,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  phoneCode: phoneCodeRule,
})

export type UnitLogin = v.InferOutput<typeof unitLoginSchema>
export type PasswordLogin = v.InferOutput<typeof passwordLoginSchema>
export type CodeLogin = v.InferOutput<typeof codeLoginSchema>
