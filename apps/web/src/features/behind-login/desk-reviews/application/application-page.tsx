import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../../lib/api/errors.ts'
import { useTabTitle } from '../../../../lib/chakra/desk/tab.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { applicationQueryOptions } from '../queries.ts'
import { ApplicationReview } from './application-review.tsx'

/** One application with everything on one page (specification §2, `/profile`). */
export function ApplicationPage({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(applicationQueryOptions(id))
  useTabTitle(query.data?.applyNo)
  if (query.data)
    return (
      <ContainedPart>
        <ApplicationReview key={id} application={query.data} />
      </ContainedPart>
    )
  if (isMissing(query.error)) return <NothingFound title={t`没有找到这份申请`} />
  if (query.error) return <LoadError title={t`申请没有加载成功`} query={query} />
  return <Skeleton height="32rem" />
}
