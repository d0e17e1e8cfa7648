import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say, text } from '../../../../lib/forms/fields/rules.ts'
import { newPasswordRules } from '../../../../lib/forms/password/new-password.ts'

const orNull = (value: string): string | null => (value === '' ? null : value)

/** A text that may be missing, in the form that it needs where it is there. */
const pattern = (form: RegExp, message: ReturnType<typeof say>) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || form.test(value), message),
    v.transform(orNull),
  )

const shared = {
  name: text(2, 30, msg`请填写 2 至 30 个字的姓名。`),
  phone: pattern(/^1[3-9]\d{9}$/, say(msg`手机号码应为 11 位数字，以 1 开头。`)),
  email: pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, say(msg`邮箱格式应为 name@example.com。`)),
  roleIds: v.array(v.string()),
  isDisabled: v.boolean(),
}

/** An account that is changed; its login name stays. */
export const userSchema = v.object({ ...shared, username: v.string(), password: v.string() })

/** An account that is made. */
export const newUserSchema = v.object({
  ...shared,
  username: v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^[a-zA-Z][a-zA-Z0-9_.-]{2,29}$/,
      say(msg`登录账号为 3 至 30 个字符，以字母开头，可含字母、数字和 . _ -。`),
    ),
  ),
  password: newPasswordRules.password,
})

export type UserValues = v.InferInput<typeof newUserSchema>
export type UserOutput = v.InferOutput<typeof newUserSchema>

export const passwordSchema = v.object({ password: newPasswordRules.password })
