import type { ReactNode } from 'react'
import styles from './stage.module.css'

interface OverProps {
  title: ReactNode
  action: ReactNode
  children: ReactNode
}

/** Covers the picture with something that has to be answered first. */
export const Over = ({ title, action, children }: OverProps) => (
  <div className={styles.over} role="alert">
    <h2 className={styles.overTitle}>{title}</h2>
    <div>{children}</div>
    <div className={styles.overActions}>{action}</div>
  </div>
)
