import { Button, ErrorState, SkeletonText } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain } from '../lib/explain.ts'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The approximate number of lines of the content, for its skeleton. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** Shows the data of a query. Loaded data stays when polling fails later; the page's banner reports the failure. */
export function Loaded<Data>({ query, lines = 6, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <SkeletonText lines={lines} />
  const retry = (
    <Button variant="outline" size="sm" onClick={() => query.refetch()}>
      Try again
    </Button>
  )
  return (
    <ErrorState title="This could not be loaded" action={retry}>
      {explain(query.error)}
    </ErrorState>
  )
}
