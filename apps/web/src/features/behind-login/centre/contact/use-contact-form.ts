import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { isUnanswered } from '../../../../lib/api/unanswered.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useCaptcha } from '../../../../lib/forms/verification/use-captcha.ts'
import { useSentCode } from '../../../../lib/forms/verification/use-sent-code.ts'
import type { Channel } from '../centre-search.ts'
import { useBindContact } from '../mutations.ts'
import { bindContact, sendNewCode, sendOwnCode } from './contact-calls.ts'
import { type ContactValues, contactSchema, newCodeRequests, ownCodeRequest } from './contact-schema.ts'
import { isMaskOf } from './is-mask-of.ts'

/** The form's fields by what bodies call them and by what refusals are about. */
const renamed = {
  phone: 'recipient',
  email: 'recipient',
  phoneCode: 'code',
  mailCode: 'code',
  oldPhoneCode: 'oldCode',
  oldMailCode: 'oldCode',
  'error.badPassword': 'password',
  'error.oldPhoneCode': 'oldCode',
  'error.oldMailCode': 'oldCode',
  'error.mailTaken': 'recipient',
}

interface ContactFormOptions {
  channel: Channel
  /** What is bound so far, masked. */
  bound: string | null
  /** Called once it is bound. */
  onBound: () => void
}

/** A phone or mail address is bound: by a code to it, and by a code to the one so far or the password. */
export function useContactForm({ channel, bound, onBound }: ContactFormOptions) {
  const { t } = useLingui()
  const [before] = useState(bound)
  const isBound = before !== null
  const wasUnanswered = useRef(false)
  const captcha = useCaptcha()
  const { mutateAsync } = useBindContact(bindContact(channel, isBound))
  const empty: ContactValues = {
    proof: isBound ? 'code' : 'password',
    oldCode: '',
    password: '',
    recipient: '',
    captchaCode: '',
    code: '',
  }
  const form = useForm<ContactValues, unknown, unknown>({
    resolver: (values, ...rest) =>
      valibotResolver(contactSchema(channel, values.proof))(
        values as never,
        ...(rest as [never, never]),
      ) as never,
    defaultValues: empty,
    criteriaMode: 'all',
  })
  const proof = useWatch({ control: form.control, name: 'proof' })
  const newCode = useSentCode({
    form,
    captcha,
    codeField: 'code',
    request: newCodeRequests[channel],
    sendCode: sendNewCode[channel],
    sentText: (minutes) => t`验证码已发出，${minutes} 分钟内有效。`,
  })
  const ownCode = useSentCode({
    form,
    captcha: undefined,
    codeField: 'oldCode',
    request: ownCodeRequest,
    sendCode: () => sendOwnCode(channel),
    sentText: (minutes, { recipient }) => t`验证码已发送到 ${recipient}，${minutes} 分钟内有效。`,
  })
  /** Whether it was bound by a request whose answer did not come: its codes are good no more. */
  const isBoundAlready = async (error: unknown): Promise<boolean> => {
    wasUnanswered.current ||= isUnanswered(error)
    if (!wasUnanswered.current) return false
    // Not by its query, which waits for a network.
    const contacts = await unwrap(api.GET('/api/info-member/phone')).catch(() => undefined)
    const now = channel === 'phone' ? contacts?.phone : contacts?.email
    return typeof now === 'string' && now !== before && isMaskOf(now, form.getValues('recipient').trim())
  }
  const submit = form.handleSubmit(async () => {
    try {
      await mutateAsync(form.getValues())
      onBound()
    } catch (error) {
      if (await isBoundAlready(error)) return onBound()
      // Whoever is logged in already is not told to log in by it.
      if (error instanceof ApiError && error.code === 'error.phoneTaken')
        form.setError(
          'recipient',
          { message: t`这个手机号码已绑定其他账号，请换一个。` },
          { shouldFocus: true },
        )
      else showFailure(error, form, renamed)
    }
  })
  return { form, captcha, proof, newCode, ownCode, submit }
}
