import type { ReactNode } from 'react'
import styles from './desk-page.module.css'

/** The small buttons of a row, which keep it as low as the others. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.rowActions}>{children}</div>
)
