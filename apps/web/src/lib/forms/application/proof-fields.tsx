import { useLingui } from '@lingui/react/macro'
import type { CodeSent, PhoneCodeRequest } from '@portal/api-contract'
import { Field, GroupedInput } from '@portal/ui'
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useController,
} from 'react-hook-form'
import { api, unwrap } from '../../api/http.ts'
import { CaptchaField } from '../verification/captcha-field.tsx'
import { PhoneCodeField } from '../verification/phone-code-field.tsx'
import type { Captcha } from '../verification/use-captcha.ts'
import { type CodeFields, usePhoneCode } from '../verification/use-phone-code.ts'

/** Has a code sent to a visitor's phone. */
const sendVisitorCode = (body: PhoneCodeRequest): Promise<CodeSent> =>
  unwrap(api.POST('/api/public/phoneCode', { body }))

const phoneGroups = [3, 4, 4]

interface ProofFieldsProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  captcha: Captcha
  /** What the phone is for, besides the code. */
  phoneHint?: string
}

/** A visitor's phone, and the code that proves whose it is. */
export function ProofFields<Values extends FieldValues & CodeFields, Sent>({
  form,
  captcha,
  phoneHint,
}: ProofFieldsProps<Values, Sent>) {
  const { t } = useLingui()
  const code = usePhoneCode({
    form,
    captcha,
    sendCode: sendVisitorCode,
    sentText: (minutes) => t`短信验证码已发出，${minutes} 分钟内有效。`,
  })
  const { register, formState, control } = form
  const path = (name: keyof CodeFields) => name as Path<Values>
  // Fields are registered in the order of the page: the form puts the focus into the first of them that is wrong.
  const { field: phone } = useController({ control, name: path('phone') })
  const captchaCode = register(path('captchaCode'))
  const phoneCode = register(path('phoneCode'))
  const errorOf = (name: keyof CodeFields) => form.getFieldState(path(name), formState).error?.message
  return (
    <>
      <PhoneField field={phone} error={errorOf('phone')} hint={phoneHint} />
      <CaptchaField
        captcha={captcha}
        input={captchaCode}
        error={errorOf('captchaCode')}
        hint={code.hint ? t`短信验证码已发出，重新获取时再填写。` : t`获取短信验证码前填写。`}
        onEnter={code.send}
      />
      <PhoneCodeField
        input={phoneCode}
        error={errorOf('phoneCode')}
        hint={code.hint}
        secondsLeft={code.secondsLeft}
        isSending={code.isSending}
        onSend={code.send}
      />
    </>
  )
}

interface PhoneFieldProps<Values extends FieldValues> {
  field: ControllerRenderProps<Values, Path<Values>>
  error: string | undefined
  hint: string | undefined
}

function PhoneField<Values extends FieldValues>({ field, error, hint }: PhoneFieldProps<Values>) {
  const { t } = useLingui()
  return (
    <Field label={t`手机号码`} hint={hint ?? t`审核结果将以短信发送到这个号码。`} error={error} required>
      {(props) => (
        <GroupedInput
          {...props}
          {...field}
          groups={phoneGroups}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      )}
    </Field>
  )
}
