import type { Registration, UserRole } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { api, unwrap } from '../../../lib/api/http.ts'
import { type DraftFormOptions, useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../lib/forms/fields/show-failure.ts'
import { useCaptcha } from '../../../lib/forms/verification/use-captcha.ts'
import { openSession } from '../login/open-session.ts'

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
  const queryClient = useQueryClient()
  const captcha = useCaptcha()
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
    }
  })
  return { form, captcha, draft, submit }
}
