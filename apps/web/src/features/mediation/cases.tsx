import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { moreLinkClass, quietLinkClass, Skeleton, SkeletonText } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { newsListQueryOptions } from '../../lib/content/news.ts'
import { articleHref, childHref } from '../../lib/page/navigation.ts'
import { Each } from '../../lib/states/each.tsx'
import styles from './cases.module.css'

/** The entry of the same column that tells of mediated cases. */
const casesName = '调解案例'

/** The latest cases; nothing where the column does not tell of any. */
export function Cases({ column }: { column: Dictionary }) {
  const { t } = useLingui()
  const child = column.headerTwoList.find(({ detailName }) => detailName === casesName)
  const { data, error } = useQuery({
    ...newsListQueryOptions({ child: child?.id, size: 3 }),
    enabled: child !== undefined,
  })
  if (!child || (error && !data) || data?.items.length === 0) return null
  return (
    <section aria-labelledby="mediation-cases" className={styles.cases}>
      <header className={styles.head}>
        <h2 id="mediation-cases">{t`调解案例`}</h2>
        <StoredLink href={childHref(column, child)} className={moreLinkClass}>
          {t`全部案例`}
          <Icon name="arrowRight" />
        </StoredLink>
      </header>
      <ul className={styles.list}>
        {!data && ['a', 'b', 'c'].map((slot) => <CaseToCome key={slot} />)}
        <Each items={data?.items}>
          {(item) => (
            <li>
              <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
              <h3 className={styles.title} lang="zh-CN">
                <StoredLink href={articleHref([column], item)} className={quietLinkClass}>
                  {item.title}
                </StoredLink>
              </h3>
              <p lang="zh-CN" className={styles.text}>
                {item.summary}
              </p>
            </li>
          )}
        </Each>
      </ul>
    </section>
  )
}

const CaseToCome = () => (
  <li aria-hidden="true">
    <Skeleton width="6em" height="1lh" />
    <div className={styles.title}>
      <Skeleton height="1lh" />
    </div>
    <div className={styles.text}>
      <SkeletonText lines={2} />
    </div>
  </li>
)
