import type { NewsSummary } from '@portal/api-contract'
import type { ListLayout } from './column-content.tsx'
import type { ColumnSearch } from './column-search.ts'
import { LeadRow } from './lead-row.tsx'
import { NewsCard } from './news-card.tsx'
import { NewsRow } from './news-row.tsx'
import { PolicyRow } from './policy-row.tsx'

export interface NewsItemProps {
  item: NewsSummary
  path: string
  search: ColumnSearch
}

interface AnyItemProps extends NewsItemProps {
  layout: ListLayout
  /** The first of the list as it is opened, which a lead story or a wide card makes more of. */
  isLead: boolean
}

/** An item of a list in the column's own layout. */
export function NewsItem({ layout, isLead, ...props }: AnyItemProps) {
  if (layout === 'cards') return <NewsCard {...props} isWide={isLead} />
  if (layout === 'lead' && isLead) return <LeadRow {...props} />
  if (layout === 'register' && props.item.documentNo) return <PolicyRow {...props} />
  return <NewsRow {...props} />
}
