import { useLingui } from '@lingui/react/macro'
import type { AssociationProfile } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isMissing } from '../../lib/api/errors.ts'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import { profileQueryOptions } from './queries.ts'

interface WithProfileProps {
  /** What will stand there, before it is known. */
  skeleton: ReactNode
  children: (profile: AssociationProfile) => ReactNode
}

/** Draws a part of the profile. A backend that keeps none leaves the page to the articles, which tell the same. */
export function WithProfile({ skeleton, children }: WithProfileProps) {
  const { t } = useLingui()
  const query = useQuery(profileQueryOptions)
  if (query.data) return children(query.data)
  if (isMissing(query.error)) return null
  return query.error ? <LoadFailure title={t`协会资料没有加载成功`} query={query} /> : skeleton
}
