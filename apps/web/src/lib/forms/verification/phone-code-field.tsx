import { useLingui } from '@lingui/react/macro'
import { Button, Field, TextInput } from '@portal/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './phone-code-field.module.css'

interface PhoneCodeFieldProps {
  input: UseFormRegisterReturn
  error: string | undefined
  /** What the code is called, where it does not come by a text message. */
  label?: string
  /** Says that a code is on its way. */
  hint: string | undefined
  /** Until the next code may be asked for. */
  secondsLeft: number
  isSending: boolean
  onSend: () => void
}

/** The code from a text message or a mail, with the button that has one sent. */
export function PhoneCodeField(props: PhoneCodeFieldProps) {
  const { input, error, label, hint, secondsLeft, isSending, onSend } = props
  const { t } = useLingui()
  return (
    <Field
      label={label ?? t`短信验证码`}
      error={error}
      hint={hint && <span role="status">{hint}</span>}
      required
    >
      {(control) => (
        <div className={styles.row}>
          <TextInput {...control} {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          <Button variant="outline" busy={isSending} disabled={secondsLeft > 0} onClick={onSend}>
            {secondsLeft > 0 ? t`${secondsLeft} 秒后可重发` : t`获取验证码`}
          </Button>
        </div>
      )}
    </Field>
  )
}
