import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { AccountCodeSent, CodeSent, Role } from '@portal/api-contract'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { api, unwrap } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { showFailure } from '../../../lib/forms/fields/show-failure.ts'
import { useCaptcha } from '../../../lib/forms/verification/use-captcha.ts'
import { useSentCode } from '../../../lib/forms/verification/use-sent-code.ts'
import {
  codeRequests,
  emptyReset,
  type ResetForm,
  type ResetMethod,
  resetSchemas,
  roleOfLogin,
  toResetBody,
} from './reset-schemas.ts'

type Asked<Method extends ResetMethod> = v.InferOutput<(typeof codeRequests)[Method]> & { captchaKey: string }

const sendToPhone = (body: Asked<'phone'>): Promise<AccountCodeSent> =>
  unwrap(api.POST('/api/public/info-member/phone', { body }))

const sendToMail = (body: Asked<'mail'>): Promise<CodeSent> =>
  unwrap(api.POST('/api/public/member/mailCode', { body }))

interface ResetOptions {
  method: ResetMethod
  /** The form stays busy until this is done, so that it cannot be sent again on the way to the login. */
  onReset: (role: Role) => unknown
}

const fields = Object.keys(emptyReset) as (keyof ResetForm)[]

/**
 * A new password by a code to the phone or the mail address of the account. What is typed stays when the other way is
 * chosen. No answer says whether there is such an account, so no word here does.
 */
export function useResetForm({ method, onReset }: ResetOptions) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const wasUnanswered = useRef(false)
  const form = useForm<ResetForm>({
    resolver: valibotResolver(resetSchemas[method]),
    defaultValues: emptyReset,
    // Otherwise a rule over two fields would be reported only once all other fields are right.
    criteriaMode: 'all',
  })
  // In the order of the page, which is the order in which what is wrong gets the focus, also after a change of the way.
  for (const field of fields) form.register(field)
  const codes = {
    phone: useSentCode({
      form,
      captcha,
      codeField: 'phoneCode',
      request: codeRequests.phone,
      sendCode: sendToPhone,
      sentText: (minutes, { phone }) => t`如果账号无误，验证码已发送到 ${phone}，${minutes} 分钟内有效。`,
    }),
    mail: useSentCode({
      form,
      captcha,
      codeField: 'mailCode',
      request: codeRequests.mail,
      sendCode: sendToMail,
      sentText: (minutes) => t`如果这个邮箱绑定了会员账号，验证码已发出，${minutes} 分钟内有效。`,
    }),
  }
  // The form takes one submit at a time: the button is busy, and Enter arrives as its click.
  const submit = form.handleSubmit(async (values) => {
    try {
      await unwrap(api.POST('/api/public/member/reset-pwd', { body: toResetBody(values, method) }))
      await onReset(roleOfLogin(values.username))
    } catch (error) {
      showFailure(error, form)
      // The code is used up by a request whose answer was lost, and so is refused from then on.
      wasUnanswered.current ||= isUnanswered(error)
      if (wasUnanswered.current)
        form.setError('root', {
          message: t`没有收到服务器的答复，密码可能已经修改：请先用新密码登录试试，登录不了再重新获取验证码。`,
        })
    }
  })
  return { form, captcha, code: codes[method], submit }
}
