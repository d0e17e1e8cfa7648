import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { type CodeLogin, codeRequestSchema } from './login-schemas.ts'
import { useSendPhoneCode } from './mutations.ts'
import type { Captcha } from './use-captcha.ts'
import { useCooldown } from './use-cooldown.ts'
import { renewCaptcha, showLoginFailure } from './use-login-form.ts'

/** What the code is sent for, or undefined when the form says what is missing for it. */
function readRequest(form: UseFormReturn<CodeLogin>) {
  const { success, output, issues } = v.safeParse(codeRequestSchema, form.getValues())
  if (success) return output
  // The last that is set stays and has the focus: the first thing wrong with the first field.
  for (const issue of [...issues].reverse()) {
    const field = v.getDotPath(issue) as keyof CodeLogin
    form.setError(field, { message: issue.message }, { shouldFocus: true })
  }
}

/** Has codes sent to the phone of a form, at most as often as the server allows, and says how that went. */
export function usePhoneCode(form: UseFormReturn<CodeLogin>, captcha: Captcha) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useSendPhoneCode()
  const [secondsLeft, startCooldown] = useCooldown()
  const [hint, setHint] = useState<string>()

  const send = async () => {
    setHint(undefined)
    form.clearErrors()
    const request = readRequest(form)
    if (!request) return
    try {
      const { expiresIn, resendAfter } = await mutateAsync({ ...request, captchaKey: captcha.captchaKey })
      const minutes = Math.round(expiresIn / 60)
      startCooldown(resendAfter)
      setHint(t`如果该号码已登记，短信验证码已发出，${minutes} 分钟内有效。`)
      form.setFocus('phoneCode')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'error.codeCooldown')
        startCooldown(error.retryAfter ?? 60)
      showLoginFailure(error, form)
    }
    renewCaptcha(captcha, form)
  }
  return { secondsLeft, hint, isSending: isPending, send: () => void send() }
}
