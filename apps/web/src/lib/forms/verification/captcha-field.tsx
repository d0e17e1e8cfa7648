import { useLingui } from '@lingui/react/macro'
import { Field, Skeleton, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { KeyboardEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './captcha-field.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  captcha: Captcha
  input: UseFormRegisterReturn
  error: string | undefined
  hint?: string
  /** Enter in the field, where it asks for something else than the form. */
  onEnter?: () => void
}

/** The answer to a captcha picture, with a way to another picture. */
export function CaptchaField({ captcha, input, error, hint, onEnter }: CaptchaFieldProps) {
  const { t } = useLingui()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Field label={t`图形验证码`} error={error} hint={hint} required>
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            {...input}
            className={styles.answer}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            onKeyDown={press}
          />
          <CaptchaPicture captcha={captcha} waiting={<Skeleton height="100%" />} />
          <button
            type="button"
            className={styles.refresh}
            onClick={captcha.refresh}
            aria-label={t`换一张验证码`}
            title={t`换一张验证码`}
          >
            <Icon name="refresh" />
          </button>
        </div>
      )}
    </Field>
  )
}
