import { useLingui } from '@lingui/react/macro'
import { SkeletonText } from '@portal/ui/chakra'
import { Suspense } from 'react'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import { KeptTenders } from './kept-tenders.tsx'
import { TenderList } from './tender-list.tsx'
import { TenderTabs } from './tender-tabs.tsx'
import styles from './tenders.module.css'
import type { TendersSearch } from './tenders-search.ts'

// The list does not wait for what cleans and shows a call's text.
const TenderDetail = lazyPart(async () => ({ default: (await import('./tender-detail.tsx')).TenderDetail }))

/** The calls for tenders, or the one that is opened from them. */
export function Tenders({ search }: { search: TendersSearch }) {
  const { t } = useLingui()
  const title = t`招标信息`
  usePageTitle(search.tender ? t`招标详情` : title)
  return (
    <MemberPage title={title}>
      <OpenedPart of={search.tender}>
        {search.tender ? (
          <Suspense fallback={<SkeletonText lines={10} />}>
            <TenderDetail id={search.tender} />
          </Suspense>
        ) : (
          <div className={styles.tenders}>
            <TenderTabs part={search.part} />
            {search.part === 'kept' ? <KeptTenders page={search.page} /> : <TenderList search={search} />}
          </div>
        )}
      </OpenedPart>
    </MemberPage>
  )
}
