import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorText } from '../../api/errors.ts'
import type { Captcha } from '../verification/use-captcha.ts'
import { formFieldErrors } from './field-errors.ts'

/** What of a form is needed to say in it what went wrong. */
type FailingForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setError' | 'setValue'
>

/**
 * Puts a failure beside the fields it is about and the focus in the first of them, else where the form is to say it.
 *
 * @param renamed fields of the form by the names that the body has for them, or by the code of a refusal that is about them
 * @param otherwise the field that says what is about none; without it the whole form does
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  form: FailingForm<Values>,
  renamed: Readonly<Record<string, string>> = {},
  otherwise: Path<Values> | 'root' = 'root',
): void {
  const errors = formFieldErrors(error, Object.keys(form.getValues()), renamed)
  if (errors.length === 0) form.setError(otherwise, { message: errorText(error) }, { shouldFocus: true })
  errors.forEach(({ field, message }, index) => {
    form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
  })
}

/** A captcha is good for one answer: whatever it was sent with, the next try needs another. */
export function renewCaptcha<Values extends FieldValues>(captcha: Captcha, form: FailingForm<Values>): void {
  captcha.refresh()
  form.setValue('captchaCode' as Path<Values>, '' as Values[Path<Values>])
}
