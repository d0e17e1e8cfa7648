import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from './errors.ts'

interface LoadFailureProps {
  /** What could not be loaded. */
  title: string
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'isFetching' | 'refetch'>
}

/** Stands in a part of a page that could not be loaded, or over what was loaded earlier: what happened, and another try. */
export function LoadFailure({ title, query: { error, isFetching, refetch } }: LoadFailureProps) {
  const { t } = useLingui()
  const retry = (
    <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
      {t`重试`}
    </Button>
  )
  return (
    <Notice tone="warning" live="alert" title={title} action={retry}>
      {errorText(error)}
    </Notice>
  )
}
