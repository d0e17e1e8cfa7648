import { Button, ErrorState, SkeletonText } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain } from '../lib/explain.ts'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** Roughly how many lines will stand there. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** What a query brought. What was loaded stays when a later look fails: the banner of the page says that. */
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
