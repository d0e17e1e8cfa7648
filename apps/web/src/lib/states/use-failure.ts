import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '../api/errors.ts'

export interface FailureProps {
  /** What could not be loaded. */
  title: string
  query: Pick<UseQueryResult<unknown, Error>, 'error' | 'isFetching' | 'refetch'>
}

/** What is said of a failed query, and a button's props for another try; drawn with light widgets and with Chakra's. */
export function useFailure({ error, isFetching, refetch }: FailureProps['query']) {
  const { t } = useLingui()
  return {
    text: errorText(error),
    retry: { busy: isFetching, onClick: () => void refetch(), children: t`重试` },
  }
}
