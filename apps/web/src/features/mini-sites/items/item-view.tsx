import { useLingui } from '@lingui/react/macro'
import type { SiteItemDetail } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass, Card, classNames, EmptyState, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../lib/api/errors.ts'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { itemQueryOptions } from '../queries.ts'
import { ItemPicture } from './item-picture.tsx'
import styles from './item-view.module.css'
import { OwnersText } from './owners-text.tsx'
import { type SiteRef, useSiteTitle } from './site-page.tsx'

interface ItemViewProps {
  site: SiteRef
  id: number
  /** Names the list that the item was opened from. */
  list: string
}

/** An item to read. */
export function ItemView({ site, id, list }: ItemViewProps) {
  const { t } = useLingui()
  const query = useQuery(itemQueryOptions(site.owner, id))
  const { data, error } = query
  // An id of another site in this one's address: its text belongs there.
  const item = data?.domainId === site.domainId ? data : undefined
  useSiteTitle(site, item?.title ?? list, item && (item.summary ?? plainText(item.content)))
  if (item) return <Article item={item} list={list} />
  if (data || isMissing(error)) return <NoItem list={list} />
  return error ? <LoadError title={t`内容没有加载成功`} query={query} /> : <ItemSkeleton />
}

function Article({ item, list }: { item: SiteItemDetail; list: string }) {
  return (
    <Card as="article" flush className={classNames(styles.card, item.coverUrl && styles.pictured)}>
      {item.coverUrl && <ItemPicture item={item} />}
      <div className={styles.words}>
        <h1 lang="zh-CN" className={styles.title}>
          {item.title}
        </h1>
        <Dates item={item} />
        <OwnersText html={item.content} lines={4} />
        <Back list={list} />
      </div>
    </Card>
  )
}

function Dates({ item: { eventDate, publishDate } }: { item: SiteItemDetail }) {
  const { t } = useLingui()
  return (
    <p className={styles.meta}>
      {eventDate && (
        <span>
          {t`时间`} <time dateTime={eventDate}>{eventDate}</time>
        </span>
      )}
      <span>
        {t`发布`} <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </span>
    </p>
  )
}

function Back({ list }: { list: string }) {
  const { t } = useLingui()
  return (
    <Link
      to="."
      search={(search) => ({ ...search, item: undefined })}
      activeOptions={{ exact: true }}
      className={buttonClass({ variant: 'outline' })}
    >
      {t`返回${list}`}
    </Link>
  )
}

function NoItem({ list }: { list: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这条内容`}
      action={<Back list={list} />}
    >
      {t`它可能已被会员撤下，或地址有误。`}
    </EmptyState>
  )
}

const ItemSkeleton = () => (
  <Card className={styles.words}>
    <SkeletonText lines={6} />
  </Card>
)
