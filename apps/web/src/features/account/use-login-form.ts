import type { Role } from '@portal/api-contract'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { errorText } from '../../lib/errors.ts'
import { loginFieldErrors } from './login-errors.ts'
import { type Captcha, useCaptcha } from './use-captcha.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setValue'>

/** Puts a failure beside the fields it is about and the focus in the first of them, else over the whole form. */
export function showLoginFailure<Values extends FieldValues>(error: unknown, form: Form<Values>): void {
  const errors = loginFieldErrors(error, Object.keys(form.getValues()))
  if (errors.length === 0) form.setError('root', { message: errorText(error) })
  errors.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
  })
}

/** A captcha is good for one answer: whatever it was sent with, the next try needs another. */
export function renewCaptcha<Values extends FieldValues>(captcha: Captcha, form: Form<Values>): void {
  captcha.refresh()
  form.setValue('captchaCode' as Path<Values>, '' as Values[Path<Values>])
}

interface LoginFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  login: (values: Values & { captchaKey: string }) => Promise<Role>
  /** The form stays busy until this is done, so that it cannot be sent again on the way to the next page. */
  onLoggedIn: (role: Role) => unknown
}

/** What the login forms share: the captcha, one request at a time, and failures shown where they belong. */
export function useLoginForm<Values extends FieldValues & { captchaCode: string }>(
  options: LoginFormOptions<Values>,
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
      showLoginFailure(error, form)
    }
  })
  return { captcha, form, errors, isSubmitting, submit }
}
