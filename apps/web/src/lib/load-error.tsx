import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorPicture } from './error-picture.tsx'
import { errorText, isOffline } from './errors.ts'

interface LoadErrorProps {
  /** What could not be loaded. */
  title: string
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'isFetching' | 'refetch'>
}

/** Stands where nothing could be loaded at all: what happened, and another try. */
export function LoadError({ title, query: { error, isFetching, refetch } }: LoadErrorProps) {
  const { t } = useLingui()
  return (
    <ErrorState
      art={<ErrorPicture variant={isOffline(error) ? 'offline' : 'error'} />}
      title={title}
      action={<Button busy={isFetching} onClick={() => void refetch()}>{t`重试`}</Button>}
    >
      {errorText(error)}
    </ErrorState>
  )
}
