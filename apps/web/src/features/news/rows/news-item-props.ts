import type { NewsSummary } from '@portal/api-contract'
import type { ColumnSearch } from '../column/column-search.ts'

/** What each layout needs of an item: the news, its column's path, and the list to come back to. */
export interface NewsItemProps {
  item: NewsSummary
  path: string
  search: ColumnSearch
}
