import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { columnLabel } from '../../lib/columns/column-label.ts'
import { ColumnName } from '../../lib/columns/column-name.tsx'
import { childHref } from '../../lib/navigation.ts'
import { StoredLink } from '../../lib/stored-link.tsx'
import styles from './side-menu.module.css'

interface SideMenuProps {
  column: Dictionary
  currentId: number | undefined
  /** Offers everything of the column as well. */
  hasAll: boolean
  /** What the page with everything is called; all the news without it. */
  home: string | undefined
}

/** The entries of a column; one with a page of its own leads there. */
export function SideMenu({ column, currentId, hasAll, home }: SideMenuProps) {
  const { i18n, t } = useLingui()
  const { label, lang } = columnLabel(i18n, column.dictName)
  return (
    <nav className={styles.menu} aria-label={label}>
      <p className={styles.head} lang={lang}>
        {label}
      </p>
      <ul className={styles.list}>
        {hasAll && (
          <li>
            <StoredLink
              href={column.dictIndex}
              keepScroll
              className={styles.link}
              aria-current={currentId === undefined && !home ? 'page' : undefined}
            >
              {home ?? t`全部内容`}
            </StoredLink>
          </li>
        )}
        {column.headerTwoList.map((child) => (
          <li key={child.id}>
            <Entry column={column} child={child} isCurrent={child.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({
  column,
  child,
  isCurrent,
}: {
  column: Dictionary
  child: DictionaryDetail
  isCurrent: boolean
}) {
  const leadsAway = child.detailIndex !== null
  return (
    <StoredLink
      href={childHref(column, child)}
      keepScroll={!leadsAway}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <ColumnName name={child.detailName} />
      {leadsAway && <Icon name="arrowRight" size="1em" className={styles.away} />}
    </StoredLink>
  )
}
