import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { OrderListSkeleton } from '../../../../lib/chakra/list/order/order-list-skeleton.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from './dictionary.module.css'
import { useOrderBanners } from './mutations.ts'
import { OrderedPanel } from './ordered-panel.tsx'
import { bannerEntriesQueryOptions, navigationEntriesQueryOptions } from './queries.ts'

const awaitedPlace = <span className={styles.quiet}>…</span>

/** The banners in the order in which the carousels show them. */
export function BannerPanel({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { t } = useLingui()
  const query = useQuery(bannerEntriesQueryOptions)
  const { data: columns = [] } = useQuery(navigationEntriesQueryOptions)
  const { mutateAsync: order } = useOrderBanners()
  // A banner that leads nowhere and names a section stands above the pages of that section.
  const placeOf = ({ url, parentId }: Banner) =>
    url === null && parentId !== null ? (
      <span lang="zh-CN">{columns.find(({ id }) => id === parentId)?.dictName ?? '—'}</span>
    ) : (
      t`首页轮播`
    )
  return (
    <OrderedPanel
      title={t`横幅`}
      lead={t`首页轮播和各栏目的横幅都按这个顺序显示。`}
      query={query}
      rows={query.data}
      nameOf={({ title }) => title}
      before={({ imgUrl }) => (
        <Picture path={imgUrl} alt="" width={72} height={32} className={styles.picture} />
      )}
      after={(banner) => <span className={styles.quiet}>{placeOf(banner)}</span>}
      skeleton={
        <OrderListSkeleton count={14} before={<Skeleton width="72px" height="32px" />} after={awaitedPlace} />
      }
      onSave={order}
      onDirty={onDirty}
    />
  )
}
