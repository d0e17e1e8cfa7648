import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { findPlace, navigationQueryOptions } from './navigation.ts'

/** Where the open page stands in the navigation; a search within a column stands below that column. */
export function usePlace(): ReturnType<typeof findPlace> {
  const { data } = useQuery(navigationQueryOptions)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const searched = useLocation({ select: ({ search }) => (path === '/Search' ? search.column : undefined) })
  const column = searched && data?.find(({ id }) => id === searched)
  return column ? { column, entry: undefined } : findPlace(data, path)
}
