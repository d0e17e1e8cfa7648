import type { UserRole } from '@portal/api-contract'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { addErrorWords } from '../../../../lib/api/errors.ts'
import { renewCaptcha, showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useCaptcha } from '../../../../lib/forms/verification/use-captcha.ts'
import { loginErrorWords } from '../login-errors.ts'

addErrorWords(loginErrorWords)

interface LoginFormOptions<Values extends FieldValues, Outcome> {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  login: (values: Values & { captchaKey: string }) => Promise<Outcome>
  /** The form stays busy until this is done, so that it cannot be sent again on the way to the next page. */
  onLoggedIn: (outcome: Outcome) => unknown
}

/** What the login forms share: the captcha, one request at a time, and failures shown where they belong. */
export function useLoginForm<Values extends FieldValues & { captchaCode: string }, Outcome = UserRole>(
  options: LoginFormOptions<Values, Outcome>,
) {
  const { resolver, defaultValues, login, onLoggedIn } = options
  const captcha = useCaptcha()
  const form = useForm<Values>({ resolver, defaultValues })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      await onLoggedIn(await login({ ...values, captchaKey: captcha.captchaKey }))
    } catch (error) {
      renewCaptcha(captcha, form)
      showFailure(error, form)
    }
  })
  return { captcha, form, errors, isSubmitting, submit }
}
