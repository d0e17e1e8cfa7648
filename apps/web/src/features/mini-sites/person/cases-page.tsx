import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { Skeleton, SkeletonText } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import styles from './cases-page.module.css'

/** A person's classic projects, told one after the other with the picture on changing sides; or the one that is read. */
export function PersonCasesPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.personCases}
      title={t`经典案例`}
      lead={t`本人主持或参与的项目`}
      empty={t`还没有发布案例`}
      skeleton={<CasesSkeleton />}
    >
      {(items) => (
        <ul className={styles.cases}>
          <Each items={items}>{(item) => <Case item={item} />}</Each>
        </ul>
      )}
    </ListPage>
  )
}

const Case = ({ item }: { item: SiteItem }) => (
  <li className={styles.case}>
    <ItemPicture item={item} />
    <div className={styles.words}>
      {item.eventDate && (
        <time dateTime={item.eventDate} className={styles.date}>
          {item.eventDate.slice(0, 7)}
        </time>
      )}
      <h2 className={styles.title}>
        <ItemLink item={item} to="/subEngineerCaseMember" className={styles.link} />
      </h2>
      {item.summary && (
        <p lang="zh-CN" className={styles.text}>
          {item.summary}
        </p>
      )}
    </div>
  </li>
)

const CasesSkeleton = () => (
  <div className={styles.cases} aria-hidden="true">
    {['a', 'b', 'c'].map((slot) => (
      <div key={slot} className={styles.case}>
        <Skeleton ratio={8 / 5} />
        <div className={styles.words}>
          <Skeleton width="5em" height="1lh" />
          <div className={styles.title}>
            <Skeleton width="70%" height="1lh" />
          </div>
          <SkeletonText lines={2} />
        </div>
      </div>
    ))}
  </div>
)
