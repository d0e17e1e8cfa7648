import type { ListLayout } from '../column/list-layout.ts'
import { PolicyRow } from '../policies/policy-row.tsx'
import { LeadRow } from './lead-row.tsx'
import { NewsCard } from './news-card.tsx'
import type { NewsItemProps } from './news-item-props.ts'
import { NewsRow } from './news-row.tsx'

interface AnyItemProps extends NewsItemProps {
  layout: ListLayout
  /** The first of the list as it is opened, which a lead story or a wide card makes more of. */
  isLead: boolean
}

/** An item of a list in the column's own layout. */
export function NewsItem({ layout, isLead, ...props }: AnyItemProps) {
  if (layout === 'cards') return <NewsCard {...props} isWide={isLead} />
  if (layout === 'lead' && isLead) return <LeadRow {...props} />
  if (layout === 'register') return <PolicyRow {...props} />
  return <NewsRow {...props} />
}
