import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styles from './back-link.module.css'

interface BackLinkProps {
  /** The search param that opened the record, with those that stand for its parts; the list's others stay. */
  param: string | readonly string[]
  children: ReactNode
}

/** Leads from a record that is opened in a list's address back to the list. */
export const BackLink = ({ param, children }: BackLinkProps) => (
  <Link
    to="."
    search={(search) => ({
      ...search,
      ...Object.fromEntries([param].flat().map((name) => [name, undefined])),
    })}
    activeOptions={{ exact: true }}
    className={styles.back}
  >
    <Icon name="chevronLeft" size="1em" />
    {children}
  </Link>
)

/** Leads from a record at an address of its own back to its list. */
export const BackTo = ({ children, ...link }: ComponentProps<typeof Link> & { children: ReactNode }) => (
  <Link {...link} className={styles.back}>
    <Icon name="chevronLeft" size="1em" />
    {children}
  </Link>
)
