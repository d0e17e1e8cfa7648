import { ApiError, type CodeSent, type PhoneCodeRequest } from '@portal/api-contract'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { codeRequestSchema } from './rules.ts'
import { renewCaptcha, showFailure } from './show-failure.ts'
import type { Captcha } from './use-captcha.ts'
import { useCooldown } from './use-cooldown.ts'

/** The fields that a form with a code to a phone has. */
export interface CodeFields {
  phone: string
  captchaCode: string
  phoneCode: string
}

interface PhoneCodeOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  captcha: Captcha
  /** Has a code sent; the answer says when the next may be asked for. */
  sendCode: (request: PhoneCodeRequest) => Promise<CodeSent>
  /** Says that one is on its way. */
  sentText: (minutesValid: number) => string
}

/** What the code is sent for, or undefined when the form says what is missing for it. */
function readRequest<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  const { success, output, issues } = v.safeParse(codeRequestSchema, form.getValues())
  if (success) return output
  // The last that is set stays and has the focus: the first thing wrong with the first field.
  for (const issue of [...issues].reverse()) {
    const field = v.getDotPath(issue) as Path<Values>
    form.setError(field, { message: issue.message }, { shouldFocus: true })
  }
}

/** Has codes sent to the phone of a form, at most as often as the server allows, and says how that went. */
export function usePhoneCode<Values extends FieldValues & CodeFields, Sent>(
  options: PhoneCodeOptions<Values, Sent>,
) {
  const { form, captcha, sendCode, sentText } = options
  const [isSending, setSending] = useState(false)
  const [secondsLeft, startCooldown] = useCooldown()
  const [hint, setHint] = useState<string>()
  const path = (name: keyof CodeFields) => name as Path<Values>

  const request = async () => {
    setHint(undefined)
    form.clearErrors('root')
    form.clearErrors([path('phone'), path('captchaCode'), path('phoneCode')])
    const wanted = readRequest(form)
    if (!wanted) return
    try {
      const { expiresIn, resendAfter } = await sendCode({ ...wanted, captchaKey: captcha.captchaKey })
      startCooldown(resendAfter)
      setHint(sentText(Math.round(expiresIn / 60)))
      form.setFocus(path('phoneCode'))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'error.codeCooldown')
        startCooldown(error.retryAfter ?? 60)
      showFailure(error, form, {}, path('phoneCode'))
    }
    renewCaptcha(captcha, form)
  }
  const send = async () => {
    if (isSending || secondsLeft > 0) return
    setSending(true)
    await request()
    setSending(false)
  }
  return { secondsLeft, hint, isSending, send: () => void send() }
}
