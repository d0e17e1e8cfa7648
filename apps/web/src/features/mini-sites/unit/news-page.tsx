import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { classNames, Skeleton, SkeletonText } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import styles from './news-page.module.css'

/** A unit's news: the latest large, the others dated like entries of a site diary; or the one that is read. */
export function UnitNewsPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.unitNews}
      title={t`会员动态`}
      lead={t`项目进展、内部建设与行业活动`}
      empty={t`还没有发布动态`}
      skeleton={<NewsSkeleton />}
    >
      {(items) => <News items={items} />}
    </ListPage>
  )
}

function News({ items }: { items: SiteItem[] }) {
  return (
    <ul className={styles.list}>
      <Each items={items}>
        {(item) => (
          <li className={classNames(styles.item, item.coverUrl && styles.pictured)}>
            <Day date={formatDate(item.publishDate)} />
            <div className={styles.words}>
              <h2 className={styles.title}>
                <ItemLink item={item} to="/subNews" />
              </h2>
              {item.summary && (
                <p lang="zh-CN" className={styles.text}>
                  {item.summary}
                </p>
              )}
            </div>
            {item.coverUrl && <ItemPicture item={item} />}
          </li>
        )}
      </Each>
    </ul>
  )
}

/** Day large, year and month under it. */
function Day({ date }: { date: string }) {
  const [year, month, day] = date.split('-')
  return (
    <time dateTime={date} className={styles.day}>
      <span>{day}</span>
      <span>
        {year}-{month}
      </span>
    </time>
  )
}

const NewsSkeleton = () => (
  <div className={styles.list}>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className={styles.item}>
        <Skeleton width="4rem" height="4rem" />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
)
