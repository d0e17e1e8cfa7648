import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { articleQueryOptions } from '../queries.ts'
import type { ColumnSearch } from './column-search.ts'

/** The entry that is open: the article's own one, else the one in the address. */
export function useCurrentChild(column: Dictionary, search: ColumnSearch): DictionaryDetail | undefined {
  const { article, child } = search
  const { data } = useQuery({ ...articleQueryOptions(article ?? 0), enabled: article !== undefined })
  const id = data?.infoDictsDetailsId ?? child
  return column.headerTwoList.find((entry) => entry.id === id)
}
