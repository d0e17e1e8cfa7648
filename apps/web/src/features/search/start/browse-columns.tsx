import { useLingui } from '@lingui/react/macro'
import { Panel, quietLinkClass, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import { childHref, navigationQueryOptions, newsChildren } from '../../../lib/page/navigation.ts'
import styles from './browse-columns.module.css'

/** The columns that hold articles, for who would rather look around; absent where the navigation did not come. */
export function BrowseColumns() {
  const { t } = useLingui()
  const { data: columns, isError } = useQuery(navigationQueryOptions)
  if (isError && !columns) return null
  return (
    <Panel title={t`按栏目浏览`}>
      {columns ? (
        <ul className={styles.columns}>
          {columns.map((column) => (
            <li key={column.id} className={styles.column}>
              <StoredLink href={column.dictIndex} className={`${styles.name} ${quietLinkClass}`}>
                <ColumnName name={column.dictName} />
              </StoredLink>
              <ul className={styles.children}>
                {newsChildren(column).map((child) => (
                  <li key={child.id}>
                    <StoredLink
                      href={childHref(column, child)}
                      className={`${styles.child} ${quietLinkClass}`}
                    >
                      <ColumnName name={child.detailName} />
                    </StoredLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.awaited}>
          <SkeletonText lines={5} />
        </div>
      )}
    </Panel>
  )
}
