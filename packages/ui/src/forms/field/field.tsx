import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

/** What ties a control to its label, hint and error; spread it on the input. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Says how to mend it; absent or empty while all is well. */
  error?: ReactNode
  required?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A labelled control of any kind, with its hint and error beside it. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The asterisk; what it means is said to screen readers by the control's `aria-required`. */
export const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    *
  </span>
)
