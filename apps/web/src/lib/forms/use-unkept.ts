import { useLingui } from '@lingui/react/macro'

/** The words for what a form's draft leaves out, by the fields it has: secrets do not lie on the device. */
export function useUnkept(values: object): string {
  const { t } = useLingui()
  if ('idNumber' in values) return t`身份证号、短信验证码`
  if ('password' in values) return t`密码、短信验证码`
  return t`短信验证码`
}
