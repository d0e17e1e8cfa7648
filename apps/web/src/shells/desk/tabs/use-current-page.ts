import { useMatches } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stringifySearch } from '../../../lib/address/search-format.ts'

/** A page as an address has it. */
export interface PageState {
  routeId: string
  search: unknown
  params: unknown
  /** What its route, or its words, failed with as it was loaded. */
  error: unknown
  /** When it was loaded last: after another try it is another page, also where nothing else of it has changed. */
  loadedAt: number
}

/** The page that the address is of: the tab it belongs to, and the state it is in. */
export function useCurrentPage() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const { routeId = '', pathname = '', search, params, updatedAt: loadedAt = 0 } = match ?? {}
  const error = match?.status === 'error' ? match.error : match?.context.wordsError
  return useMemo(() => {
    const id = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    const page: PageState = { routeId, search, params, error, loadedAt }
    return { id, href: id + stringifySearch(search ?? {}), page }
  }, [routeId, pathname, search, params, error, loadedAt])
}
