import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useLayoutEffect, useRef } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { columnLabel } from '../../../lib/content/columns/column-label.ts'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import type { ColumnView } from '../../../lib/content/columns/column-view.ts'
import { childHref } from '../../../lib/page/navigation.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  column: Dictionary
  views: ColumnView[]
  current: ColumnView | DictionaryDetail | undefined
  /** Offers everything of the column as well. */
  hasAll: boolean
  /** What the page with everything is called; all the news without it. */
  home: string | undefined
  /** That page is open. */
  isHome: boolean
}

/** On a narrow page the entries are a row: pushes it to the one that is open. */
function showCurrent(list: HTMLUListElement | null): void {
  const entry = list?.querySelector('[aria-current]')?.parentElement
  if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
}

/** The entries of a column; one with a page of its own leads there. */
export function SideMenu({ column, views, current, hasAll, home, isHome }: SideMenuProps) {
  const { i18n, t } = useLingui()
  const { label, lang } = columnLabel(i18n, column.dictName)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element marked as current changes with it
  useLayoutEffect(() => showCurrent(list.current), [current])
  return (
    <nav className={styles.menu} aria-label={label}>
      <p className={styles.head} lang={lang}>
        {label}
      </p>
      <ul ref={list} className={styles.list}>
        {hasAll && (
          <li>
            <StoredLink
              href={column.dictIndex}
              keepScroll
              className={styles.link}
              aria-current={isHome ? 'page' : undefined}
            >
              {home ?? (views.length > 0 ? t`栏目首页` : t`全部内容`)}
            </StoredLink>
          </li>
        )}
        {views.map((view) => (
          <li key={view.id}>
            <StoredLink
              href={`${column.dictIndex}?view=${view.id}`}
              keepScroll
              className={styles.link}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.label}
            </StoredLink>
          </li>
        ))}
        {column.headerTwoList.map((child) => (
          <li key={child.id}>
            <Entry column={column} child={child} isCurrent={child === current} />
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
