import { ApiError, type CodeSent } from '@portal/api-contract'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { renewCaptcha, showFailure } from '../fields/show-failure.ts'
import type { Captcha } from './use-captcha.ts'
import { useCooldown } from './use-cooldown.ts'

/** The fields of a form that having a code sent takes, with their rules. */
type RequestSchema = v.ObjectSchema<v.ObjectEntries, undefined>

interface SentCodeOptions<
  Values extends FieldValues,
  Sent,
  Request extends RequestSchema,
  Answer extends CodeSent,
> {
  form: UseFormReturn<Values, unknown, Sent>
  /** Undefined where none is asked for, since the account is known. */
  captcha: Captcha | undefined
  /** The field that the code is typed into. */
  codeField: Path<Values>
  /** What sending one takes of the form. */
  request: Request
  /** Has a code sent; the answer says when the next may be asked for. */
  sendCode: (request: v.InferOutput<Request> & { captchaKey: string }) => Promise<Answer>
  /** Says that one is on its way. */
  sentText: (minutesValid: number, answer: Answer) => string
}

/** What the code is sent for, or undefined when the form says what is missing for it. */
function readRequest<Values extends FieldValues, Sent, Request extends RequestSchema>(
  form: UseFormReturn<Values, unknown, Sent>,
  request: Request,
) {
  const { success, output, issues } = v.safeParse(request, form.getValues())
  if (success) return output
  // The last that is set stays and has the focus: the first thing wrong with the first field.
  for (const issue of [...issues].reverse()) {
    const field = v.getDotPath(issue) as Path<Values>
    form.setError(field, { message: issue.message }, { shouldFocus: true })
  }
}

/** Has codes sent to a phone or mail address, at most as often as the server allows, and says how that went. */
export function useSentCode<
  Values extends FieldValues,
  Sent,
  Request extends RequestSchema,
  Answer extends CodeSent,
>(options: SentCodeOptions<Values, Sent, Request, Answer>) {
  const { form, captcha, codeField, request, sendCode, sentText } = options
  const [isSending, setSending] = useState(false)
  const [secondsLeft, startCooldown] = useCooldown()
  const [hint, setHint] = useState<string>()

  const ask = async () => {
    setHint(undefined)
    form.clearErrors('root')
    form.clearErrors([...(Object.keys(request.entries) as Path<Values>[]), codeField])
    const wanted = readRequest(form, request)
    if (!wanted) return
    try {
      const answer = await sendCode({ ...wanted, captchaKey: captcha?.captchaKey ?? '' })
      startCooldown(answer.resendAfter)
      setHint(sentText(Math.round(answer.expiresIn / 60), answer))
      form.setFocus(codeField)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'error.codeCooldown')
        startCooldown(error.retryAfter ?? 60)
      showFailure(error, form, {}, codeField)
    }
    if (captcha) renewCaptcha(captcha, form)
  }
  const send = async () => {
    if (isSending || secondsLeft > 0) return
    setSending(true)
    await ask()
    setSending(false)
  }
  return { secondsLeft, hint, isSending, send: () => void send() }
}
