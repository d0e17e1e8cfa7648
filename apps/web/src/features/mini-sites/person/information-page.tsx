import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { SkeletonText } from '@portal/ui'
import { ItemLink } from '../items/item-link.tsx'
import { ItemPicture } from '../items/item-picture.tsx'
import { ItemView } from '../items/item-view.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'
import styles from './information-page.module.css'

/** What a person writes, as leaves of a notebook; or the one that is read. */
export function PersonInformationPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  const site = { owner: 'person', domainId } as const
  if (search.item) return <ItemView site={site} id={search.item} list={t`个人资讯`} />
  return (
    <SitePage site={site} title={t`个人资讯`} lead={t`近期动态与随笔`}>
      <Items
        query={{ ...siteLists.personNews, domainId, page: search.page }}
        name={t`个人资讯`}
        empty={t`还没有发布资讯`}
        skeleton={<SkeletonText lines={8} />}
      >
        {(items) => <Leaves items={items} />}
      </Items>
    </SitePage>
  )
}

const Leaves = ({ items }: { items: SiteItem[] }) => (
  <ul className={styles.leaves}>
    {items.map((item) => (
      <li key={item.id} className={styles.leaf}>
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
    ))}
  </ul>
)
