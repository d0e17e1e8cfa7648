import { msg } from '@lingui/core/macro'
import type { PasswordReset } from '@portal/api-contract'
import * as v from 'valibot'
import { isMobileNumber } from '../../../lib/forms/fields/mobile-number.ts'
import {
  captchaRule,
  emailRule,
  mailCodeRule,
  phoneCodeRule,
  required,
} from '../../../lib/forms/fields/rules.ts'
import { encryptPassword } from '../../../lib/forms/password/encrypt-password.ts'
import { areAlike, newPasswordRules, unlike } from '../../../lib/forms/password/new-password.ts'

/** What the code goes to. */
export type ResetMethod = 'phone' | 'mail'

const username = required(msg`请输入登录账号。`)

/** What having a code sent takes, by what it goes to. */
export const codeRequests = {
  phone: v.object({ username, captchaCode: captchaRule }),
  mail: v.object({ email: emailRule, captchaCode: captchaRule }),
}

const shared = {
  username,
  // Needed for the message only, which has been sent by the time the form is.
  captchaCode: v.string(),
  ...newPasswordRules,
}

/** The whole form, by what the code goes to; the fields of the other way are not looked at. */
export const resetSchemas = {
  phone: v.pipe(
    v.object({ ...shared, email: v.string(), phoneCode: phoneCodeRule, mailCode: v.string() }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], areAlike, unlike), ['passwordAgain']),
  ),
  mail: v.pipe(
    v.object({ ...shared, email: emailRule, phoneCode: v.string(), mailCode: mailCodeRule }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], areAlike, unlike), ['passwordAgain']),
  ),
}

export type ResetForm = v.InferInput<(typeof resetSchemas)['phone']>

export const emptyReset: ResetForm = {
  username: '',
  email: '',
  captchaCode: '',
  phoneCode: '',
  mailCode: '',
  password: '',
  passwordAgain: '',
}

/** What the backend is told: the code of the one way, and the password encrypted. */
export function toResetBody(form: ResetForm, method: ResetMethod): PasswordReset {
  const { username, phoneCode, mailCode } = form
  const proof = method === 'phone' ? { phoneCode } : { mailCode }
  return { username, ...proof, password: encryptPassword(form.password) }
}

/** The kind of member that logs in by a name: a person by the phone, a unit by anything else. */
export const roleOfLogin = (login: string) =>
  isMobileNumber(login) ? ('memberPersonal' as const) : ('memberCompany' as const)
