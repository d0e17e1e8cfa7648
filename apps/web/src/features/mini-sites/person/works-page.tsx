import { useLingui } from '@lingui/react/macro'
import { SkeletonText } from '@portal/ui'
import { ItemView } from '../items/item-view.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'
import { Timeline } from './timeline.tsx'

/** A person's work performance along the years; or the one that is read. */
export function PersonWorksPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  const site = { owner: 'person', domainId } as const
  if (search.item) return <ItemView site={site} id={search.item} list={t`工作业绩`} />
  return (
    <SitePage site={site} title={t`工作业绩`} lead={t`按年份排列，最近的在前`}>
      <Items
        query={{ ...siteLists.personWorks, domainId, page: search.page }}
        name={t`工作业绩`}
        empty={t`还没有发布业绩`}
        skeleton={<SkeletonText lines={10} />}
      >
        {(items) => <Timeline items={items} level={2} />}
      </Items>
    </SitePage>
  )
}
