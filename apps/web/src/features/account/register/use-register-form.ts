import { useLingui } from '@lingui/react/macro'
import type { Registration, UserRole } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { addErrorWords } from '../../../lib/api/errors.ts'
import { api, unwrap } from '../../../lib/api/http.ts'
import { isUnanswered } from '../../../lib/api/unanswered.ts'
import { type DraftFormOptions, useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../lib/forms/fields/show-failure.ts'
import { useCaptcha } from '../../../lib/forms/verification/use-captcha.ts'
import { openSession } from '../login/open-session.ts'
import { registerErrorWords } from './register-errors.ts'

addErrorWords(registerErrorWords)

/** Leads on; told who came in, or nothing when the account is there but its session could not be opened. */
export type OnRegistered = (role: UserRole | undefined) => unknown

interface RegisterOptions<Values extends FieldValues> extends DraftFormOptions<Values, Values> {
  toBody: (values: Values) => Registration
  /** The form stays busy until this is done, so that it cannot be sent again on the way to the next page. */
  onRegistered: OnRegistered
}

/** What both registrations share: a draft on the device, the captcha, one request, and a session at the end. */
export function useRegisterForm<Values extends FieldValues>(options: RegisterOptions<Values>) {
  const { toBody, onRegistered } = options
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const captcha = useCaptcha()
  const wasUnanswered = useRef(false)
  const { form, draft } = useDraftForm(options)

  const enter = (token: string): Promise<UserRole | undefined> =>
    openSession(queryClient, token).catch(() => undefined)
  // The form takes one submit at a time: the button is busy, and Enter arrives as its click.
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data } = await unwrap(api.POST('/api/public/member/register', { body: toBody(values) }))
      await onRegistered(await enter(data.token))
      // After the page is gone, or it would stand there empty on the way to the next.
      draft.startAnew()
    } catch (error) {
      showFailure(error, form)
      // Whoever is registered already by a request whose answer was lost would be refused for ever.
      wasUnanswered.current ||= isUnanswered(error)
      if (wasUnanswered.current)
        form.setError('root', {
          message: t`没有收到服务器的答复，账号可能已经注册成功：请先登录试试，登录不了再重新提交。`,
        })
    }
  })
  return { form, captcha, draft, submit }
}
