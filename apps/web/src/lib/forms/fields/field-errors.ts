import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@portal/api-contract'
import { errorText } from '../../api/errors.ts'

/** What is wrong with one field of a form. */
export interface FormFieldError {
  /** Path in the form's values: `certs.0.certNo`. */
  field: string
  message: string
}

/** Codes that concern one field, whatever request they answer. */
const fieldOfCode: Record<string, string> = {
  'error.badCredentials': 'password',
  'error.captcha': 'captchaCode',
  'error.captchaExpired': 'captchaCode',
  'error.phoneCode': 'phoneCode',
  'error.mailCode': 'mailCode',
  'error.phoneTaken': 'phone',
  'error.usernameTaken': 'username',
  'error.usccTaken': 'uscc',
  'error.companyNameTaken': 'companyName',
}

/** How to mend a field, by the constraint that the server names. */
const howToMend: Record<string, MessageDescriptor> = {
  NotNull: msg`请填写此项。`,
  Size: msg`此项的长度或数量不符合要求，请修改。`,
  Pattern: msg`此项的格式不正确，请检查。`,
  Format: msg`此项的格式不正确，请检查。`,
  Min: msg`此项的数值过小，请修改。`,
  Max: msg`此项的数值过大，请修改。`,
  OneOf: msg`请从给出的选项中选择。`,
  Unique: msg`此项中有重复的内容，请修改。`,
  Past: msg`请填写已经过去的日期。`,
  Future: msg`请填写晚于当前的时间。`,
  Check: msg`校验不通过，请对照证件检查。`,
  IdNumber: msg`身份证号有误，请对照证件检查。`,
  Mismatch: msg`此项与其他内容不一致，请检查。`,
  Taken: msg`已属于其他会员，请核对。`,
  InUse: msg`已有人报名或学习，此项不能再改。`,
  Completed: msg`已有人学完，不能再增加课时。`,
  File: msg`文件已失效，请删除后重新上传。`,
}

const mendField = msg`此项填写有误，请检查后重试。`

/** `certs[0].certNo` → `certs.0.certNo` */
const toPath = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1')

function fieldErrorsOf(error: unknown, renamed: Readonly<Record<string, string>>): FormFieldError[] {
  if (!(error instanceof ApiError)) return []
  const field = renamed[error.code] ?? fieldOfCode[error.code]
  if (field) return [{ field, message: errorText(error) }]
  return error.fieldErrors.map(({ field: name, message }) => ({
    field: toPath(name),
    message: i18n._(howToMend[message] ?? mendField),
  }))
}

/**
 * What a refusal says beside the form's fields, without the server's prose. Empty when it is about no field, or about one
 * that the form does not have: the form as a whole has to say it then.
 *
 * @param fields names of the form's fields
 * @param renamed fields of the form by the names that the body has for them, or by the code of a refusal that is about them
 */
export function formFieldErrors(
  error: unknown,
  fields: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): FormFieldError[] {
  const errors = fieldErrorsOf(error, renamed).map((one) => ({
    ...one,
    field: renamed[one.field] ?? one.field,
  }))
  return errors.every(({ field }) => fields.includes(field.split('.')[0] ?? '')) ? errors : []
}
