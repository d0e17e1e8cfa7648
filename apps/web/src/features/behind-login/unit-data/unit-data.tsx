import { useLingui } from '@lingui/react/macro'
import { SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import { DataConfirmation } from './data-confirmation.tsx'
import { unitDataQueryOptions } from './queries.ts'

// The rules of the form and its uploads come while the data is on its way.
const UnitDataForm = lazyPart(async () => ({ default: (await import('./unit-data-form.tsx')).UnitDataForm }))

/** What the association keeps of the unit: what changes at once, and what by an application. */
export function UnitData() {
  const { t } = useLingui()
  usePageTitle(t`单位资料`)
  const query = useQuery(unitDataQueryOptions)
  const { data, error } = query
  return (
    <MemberPage title={t`单位资料`} isForm>
      {data && error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      <ContainedPart>
        <DataConfirmation />
      </ContainedPart>
      {data?.ownerType === 'UNIT' && (
        <ContainedPart>
          <Suspense fallback={<SkeletonText lines={12} />}>
            <UnitDataForm known={data} />
          </Suspense>
        </ContainedPart>
      )}
      {!data && error && <LoadError query={query} title={t`资料没有加载成功`} />}
      {!data && !error && <SkeletonText lines={12} />}
    </MemberPage>
  )
}
