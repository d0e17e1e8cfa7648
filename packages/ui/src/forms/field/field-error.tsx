import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import styles from './field.module.css'

/** The line under a control that says what is wrong with it; the control refers to `id`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
)
