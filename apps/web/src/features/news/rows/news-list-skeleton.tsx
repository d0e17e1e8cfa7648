import { classNames, Skeleton, SkeletonText } from '@portal/ui'
import lists from '../column/column-list.module.css'
import type { ListLayout } from '../column/list-layout.ts'
import leads from './lead-row.module.css'
import cards from './news-card.module.css'
import rows from './news-row.module.css'

const items = ['a', 'b', 'c', 'd', 'e']

/** A list of news before it is there, in its layout. */
export const NewsListSkeleton = ({ layout = 'rows' }: { layout?: ListLayout }) => (
  <ul aria-hidden="true" className={lists[layout]}>
    {items.map((item, index) => {
      const isFirst = index === 0
      if (layout === 'cards') return <CardToCome key={item} isWide={isFirst} />
      return layout === 'lead' && isFirst ? <LeadToCome key={item} /> : <RowToCome key={item} />
    })}
  </ul>
)

const RowToCome = () => (
  <li className={rows.row}>
    <div className={rows.cover} />
    <div className={rows.text}>
      <Skeleton width="70%" height="1.5rem" />
      <div className={rows.summary}>
        <Skeleton height="1.5rem" />
      </div>
      <Skeleton width="min(12rem, 100%)" height="1rem" />
    </div>
  </li>
)

const LeadToCome = () => (
  <li className={leads.lead}>
    <div className={leads.cover} />
    <div className={leads.block}>
      <p className={leads.title}>
        <SkeletonText lines={2} />
      </p>
      <SkeletonText lines={2} />
      <Skeleton width="12rem" height="1rem" />
    </div>
  </li>
)

const CardToCome = ({ isWide }: { isWide: boolean }) => (
  <li className={classNames(cards.card, isWide && cards.wide)}>
    <div className={cards.cover} />
    <div className={cards.text}>
      <p className={cards.title}>
        <SkeletonText lines={2} />
      </p>
      <div className={cards.summary}>
        <SkeletonText lines={2} />
      </div>
      <Skeleton width="6rem" height="1rem" />
    </div>
  </li>
)
