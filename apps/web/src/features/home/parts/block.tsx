import { useLingui } from '@lingui/react/macro'
import { classNames, moreLinkClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import styles from './block.module.css'

interface BlockProps {
  title: string
  /** Where the rest is read. */
  more?: string
  className?: string
  children: ReactNode
}

/** A titled part of the page, headed like a measured length. */
export function Block({ title, more, className, children }: BlockProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(styles.block, className)}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && (
          <StoredLink
            href={more}
            className={classNames(moreLinkClass, styles.more)}
            aria-label={t`更多${title}`}
          >
            {t`更多`}
            <Icon name="chevronRight" size="1em" />
          </StoredLink>
        )}
      </header>
      {children}
    </section>
  )
}
