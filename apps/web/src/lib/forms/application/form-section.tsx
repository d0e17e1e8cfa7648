import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  /** Of the section, where the overview leads. */
  id: string
  /** Its number in the form, from 1. */
  number: number
  title: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** A part of a long form, numbered as a sheet of a drawing. */
export function FormSection({ id, number, title, hint, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section} tabIndex={-1}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** A field that takes the section's whole width. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>
