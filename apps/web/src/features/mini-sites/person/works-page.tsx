import { useLingui } from '@lingui/react/macro'
import { SkeletonText } from '@portal/ui'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import { Timeline } from './timeline.tsx'

/** A person's work performance along the years; or the one that is read. */
export function PersonWorksPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.personWorks}
      title={t`工作业绩`}
      lead={t`按年份排列，最近的在前`}
      empty={t`还没有发布业绩`}
      skeleton={<SkeletonText lines={10} />}
    >
      {(items) => <Timeline items={items} level={2} />}
    </ListPage>
  )
}
