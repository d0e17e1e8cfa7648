import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { RequiredMark } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'
import styles from './radio-cards.module.css'

type RadioCardsProps = {
  legend: ReactNode
  error?: ReactNode
  required?: boolean
  /** `RadioCard`s that share one `name`. */
  children: ReactNode
}

/** One choice among a few that deserve a word of explanation each. */
export function RadioCards({ legend, error, required = false, children }: RadioCardsProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.cards}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  description?: ReactNode
  /** A small picture or amount at the end of the card. */
  picture?: ReactNode
}

/** A card that is a native radio button; every native attribute passes through, `ref` too. */
export const RadioCard = ({ label, description, picture, ...rest }: RadioCardProps) => (
  <label className={styles.card}>
    <input {...rest} type="radio" className={styles.radio} />
    <span>
      <span className={styles.name}>{label}</span>
      {description && <span className={styles.description}>{description}</span>}
    </span>
    {picture && <span className={styles.picture}>{picture}</span>}
  </label>
)
