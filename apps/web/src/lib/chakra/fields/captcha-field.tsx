import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Field, IconButton, Input, Skeleton } from '@portal/ui/chakra'
import type { KeyboardEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from '../../forms/verification/captcha-field.module.css'
import { CaptchaPicture } from '../../forms/verification/captcha-picture.tsx'
import type { Captcha } from '../../forms/verification/use-captcha.ts'

interface CaptchaFieldProps {
  captcha: Captcha
  input: UseFormRegisterReturn
  error: string | undefined
  hint?: string
  /** Enter in the field, which asks for something else than the form. */
  onEnter: () => void
}

/** The answer to a captcha picture in a member's form, with a way to another picture. */
export function CaptchaField({ captcha, input, error, hint, onEnter }: CaptchaFieldProps) {
  const { t } = useLingui()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <Field label={t`图形验证码`} error={error} hint={hint} required>
      <div className={styles.row}>
        <span className={styles.answer}>
          <Input
            {...input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            onKeyDown={press}
          />
        </span>
        <CaptchaPicture captcha={captcha} waiting={<Skeleton width="100%" height="100%" />} />
        <IconButton label={t`换一张验证码`} icon={<Icon name="refresh" />} onClick={captcha.refresh} />
      </div>
    </Field>
  )
}
