import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import styles from './removable-line.module.css'

interface RemovableLineProps {
  name: ReactNode
  detail: ReactNode
  /** What the button removes, for those who do not see where it stands. */
  removeLabel: string
  onRemove: () => void
  /** Stands below name and detail. */
  children?: ReactNode
}

/** How often something still happens, in words; null for as often as it is asked for. */
export function remainingText(remaining: number | null, unlimited: string): string {
  if (remaining === null) return unlimited
  return remaining === 1 ? 'once more' : `${remaining} times more`
}

/** An item of a list of what is active, with a button that removes it. */
export const RemovableLine = ({ name, detail, removeLabel, onRemove, children }: RemovableLineProps) => (
  <li className={styles.line}>
    <div className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
      {children}
    </div>
    <Button variant="ghost" size="sm" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      <Icon name="close" />
    </Button>
  </li>
)
