import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import { childHref, entryHref, navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { usePlace } from '../../../lib/page/use-place.ts'
import styles from './nav-drawer.module.css'

/** The columns one below the other; the one that is open shows its children. */
export function DrawerEntries({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(navigationQueryOptions)
  const current = usePlace()?.column
  return (
    <ul className={styles.list}>
      <li>
        <Link to="/" className={styles.entry} onClick={onLeave}>
          {t`首页`}
        </Link>
      </li>
      {data?.map((entry) => (
        <DrawerEntry key={entry.id} entry={entry} isCurrent={entry === current} onLeave={onLeave} />
      ))}
      {isError && (
        <li>
          <button type="button" className={styles.entry} onClick={() => void refetch()}>
            {t`栏目没有加载成功，点此重试`}
          </button>
        </li>
      )}
    </ul>
  )
}

interface DrawerEntryProps {
  entry: Dictionary
  isCurrent: boolean
  onLeave: () => void
}

function DrawerEntry({ entry, isCurrent, onLeave }: DrawerEntryProps) {
  const { t } = useLingui()
  return (
    <li>
      <details name="drawer" open={isCurrent}>
        <summary className={styles.entry}>
          <ColumnName name={entry.dictName} />
          <Icon name="chevronDown" className={styles.chevron} />
        </summary>
        <ul className={styles.children}>
          <li>
            <StoredLink href={entryHref(entry)} className={styles.child} onClick={onLeave}>
              {t`全部内容`}
            </StoredLink>
          </li>
          {entry.headerTwoList.map((child) => (
            <li key={child.id}>
              <StoredLink href={childHref(entry, child)} className={styles.child} onClick={onLeave}>
                <ColumnName name={child.detailName} />
              </StoredLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
