import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@portal/api-contract'
import { errorText } from '../../lib/errors.ts'

export interface LoginFieldError {
  field: string
  message: string
}

/** Codes that concern one field, whatever request they answer. */
const fieldOfCode: Record<string, string> = {
  'error.badCredentials': 'password',
  'error.captcha': 'captchaCode',
  'error.captchaExpired': 'captchaCode',
  'error.phoneCode': 'phoneCode',
}

const mendField = msg`此项填写有误，请检查后重试。`

function fieldErrorsOf(error: unknown): LoginFieldError[] {
  if (!(error instanceof ApiError)) return []
  const field = fieldOfCode[error.code]
  if (field) return [{ field, message: errorText(error) }]
  return error.fieldErrors.map(({ field: name }) => ({ field: name, message: i18n._(mendField) }))
}

/**
 * What a refused login says beside the form's fields. Empty when it is about no field, or about one that the form does
 * not have: the form as a whole has to say it then.
 */
export function loginFieldErrors(error: unknown, fields: readonly string[]): LoginFieldError[] {
  const errors = fieldErrorsOf(error)
  return errors.every(({ field }) => fields.includes(field)) ? errors : []
}
