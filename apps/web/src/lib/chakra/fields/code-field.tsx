import { useLingui } from '@lingui/react/macro'
import { Button, Field, Input, VisuallyHidden } from '@portal/ui/chakra'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from '../../forms/verification/phone-code-field.module.css'

interface CodeFieldProps {
  label: string
  input: UseFormRegisterReturn
  error: string | undefined
  /** Has codes sent, as `useSentCode` gives it. */
  code: {
    /** Says that one is on its way. */
    hint: string | undefined
    /** Until the next may be asked for. */
    secondsLeft: number
    isSending: boolean
    send: () => void
  }
}

/** The code from a text message or a mail in a member's form, with the button that has one sent. */
export function CodeField({ label, input, error, code }: CodeFieldProps) {
  const { t } = useLingui()
  const { hint, secondsLeft, isSending, send } = code
  return (
    <Field label={label} error={error} hint={hint && <span role="status">{hint}</span>} required>
      <div className={styles.row}>
        <Input {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        <Button variant="outline" busy={isSending} disabled={secondsLeft > 0} onClick={send}>
          {secondsLeft > 0 ? t`${secondsLeft} 秒后可重发` : t`获取验证码`} {/* There may be several. */}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </div>
    </Field>
  )
}
