import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { RequiredMark } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'
import styles from './choices.module.css'

type ChoicesProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** `Choice`s: checkboxes, or radio buttons that share one `name`. */
  children: ReactNode
}

/** A few short choices side by side under one legend. */
export function Choices({ legend, hint, error, required = false, children }: ChoicesProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.choices}>{children}</div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

type ChoiceProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio'; children: ReactNode }

/** One of the choices: a native checkbox or radio button with its words; every native attribute passes through. */
export const Choice = ({ children, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input {...rest} className={styles[rest.type]} />
    <span>{children}</span>
  </label>
)
