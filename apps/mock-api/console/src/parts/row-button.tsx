import { Button } from '@portal/ui'
import styles from './row-button.module.css'

interface RowButtonProps {
  /** What the button shows; every row of a table shows the same. */
  text: string
  /** What the row is about, for those who do not see where the button stands. */
  subject: string
  busy?: boolean
  disabled?: boolean
  onClick: () => void
}

/** The button at the end of a table's row. */
export const RowButton = ({ text, subject, ...rest }: RowButtonProps) => (
  <Button variant="outline" size="sm" className={styles.button} aria-label={`${text}: ${subject}`} {...rest}>
    {text}
  </Button>
)
