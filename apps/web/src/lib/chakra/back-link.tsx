import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './back-link.module.css'

interface BackLinkProps {
  /** The search param that opened the record; the list's others stay. */
  param: string
  children: ReactNode
}

/** Leads from a record that is opened in a list's address back to the list. */
export const BackLink = ({ param, children }: BackLinkProps) => (
  <Link
    to="."
    search={(search) => ({ ...search, [param]: undefined })}
    activeOptions={{ exact: true }}
    className={styles.back}
  >
    <Icon name="chevronLeft" size="1em" />
    {children}
  </Link>
)
