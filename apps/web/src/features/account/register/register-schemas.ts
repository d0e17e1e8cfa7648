import { msg } from '@lingui/core/macro'
import type { PersonRegistration, UnitRegistration } from '@portal/api-contract'
import * as v from 'valibot'
import { agreed, phoneCodeRule, phoneRule, required, say, text } from '../../../lib/forms/fields/rules.ts'
import { isUscc, usccLength } from '../../../lib/forms/fields/uscc.ts'
import { encryptPassword } from '../../../lib/forms/password/encrypt-password.ts'
import { areAlike, newPasswordRules, unlike } from '../../../lib/forms/password/new-password.ts'

const shared = {
  phone: phoneRule,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  phoneCode: phoneCodeRule,
  ...newPasswordRules,
  isAgreed: agreed(msg`请阅读并同意后再注册。`),
}

const personName = text(2, 40, msg`请输入姓名，至少两个字。`)

const usccRule = v.pipe(
  required(msg`请输入统一社会信用代码。`),
  v.length(usccLength, say(msg`统一社会信用代码应为 18 位。`)),
  v.check(isUscc, say(msg`统一社会信用代码校验不通过，请对照营业执照检查；代码中没有字母 I、O、S、V、Z。`)),
)

const usernameRule = v.pipe(
  required(msg`请设置登录账号。`),
  v.minLength(4, say(msg`登录账号至少 4 位。`)),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, say(msg`登录账号以字母开头，只用字母、数字、下划线和短横线。`)),
)

export const personRegisterSchema = v.pipe(
  v.object({ name: personName, ...shared }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], areAlike, unlike), ['passwordAgain']),
)

export const unitRegisterSchema = v.pipe(
  v.object({
    companyName: text(4, 100, msg`请输入营业执照上的单位全称。`),
    uscc: usccRule,
    contactName: personName,
    username: usernameRule,
    ...shared,
  }),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], areAlike, unlike), ['passwordAgain']),
)

export type PersonForm = v.InferInput<typeof personRegisterSchema>
export type UnitForm = v.InferInput<typeof unitRegisterSchema>

const emptyShared = {
  phone: '',
  captchaCode: '',
  phoneCode: '',
  password: '',
  passwordAgain: '',
  isAgreed: false,
}

export const emptyPerson: PersonForm = { name: '', ...emptyShared }

export const emptyUnit: UnitForm = {
  companyName: '',
  uscc: '',
  contactName: '',
  username: '',
  ...emptyShared,
}

/** What the backend is told of a person; the password encrypted. */
export const toPersonBody = ({ name, phone, phoneCode, password }: PersonForm): PersonRegistration => ({
  ownerType: 'PERSON',
  name,
  phone,
  phoneCode,
  password: encryptPassword(password),
})

/** The same of a unit. */
export function toUnitBody(form: UnitForm): UnitRegistration {
  const { companyName, uscc, contactName, username, phone, phoneCode, password } = form
  return {
    ownerType: 'UNIT',
    companyName,
    uscc,
    username,
    contactName,
    phone,
    phoneCode,
    password: encryptPassword(password),
  }
}
