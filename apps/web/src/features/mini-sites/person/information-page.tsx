import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { classNames, SkeletonText } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import styles from './information-page.module.css'

/** What a person writes, as leaves of a notebook; or the one that is read. */
export function PersonInformationPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.personNews}
      title={t`个人资讯`}
      lead={t`近期动态与随笔`}
      empty={t`还没有发布资讯`}
      skeleton={<SkeletonText lines={8} />}
    >
      {(items) => <Leaves items={items} />}
    </ListPage>
  )
}

const Leaves = ({ items }: { items: SiteItem[] }) => (
  <ul className={styles.leaves}>
    <Each items={items}>
      {(item) => (
        <li className={classNames(styles.leaf, item.coverUrl && styles.pictured)}>
          <div className={styles.words}>
            <time dateTime={item.publishDate} className={styles.date}>
              {formatDate(item.publishDate)}
            </time>
            <h2 className={styles.title}>
              <ItemLink item={item} to="/subInformateMember" className={styles.link} />
            </h2>
            {item.summary && <p lang="zh-CN">{item.summary}</p>}
          </div>
          {item.coverUrl && <ItemPicture item={item} />}
        </li>
      )}
    </Each>
  </ul>
)
