import type { QueryClient } from '@tanstack/react-query'

/** What the router gives to the loader of a page that is narrowed by its address. */
export interface LoaderContext<Search> {
  context: { queryClient: QueryClient }
  deps: Search
}
