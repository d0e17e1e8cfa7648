import { useLingui } from '@lingui/react/macro'
import { ItemView } from '../items/item-view.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'
import { CaseSheets, CaseSheetsSkeleton } from './case-sheets.tsx'

/** A unit's typical projects as a set of drawing sheets; or the one that is read. */
export function UnitCasesPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  const site = { owner: 'unit', domainId } as const
  const { page = 1 } = search
  if (search.item) return <ItemView site={site} id={search.item} list={t`典型案例`} />
  return (
    <SitePage site={site} title={t`典型案例`} lead={t`已完成的代表性项目`}>
      <Items
        query={{ ...siteLists.unitCases, domainId, page }}
        name={t`典型案例`}
        empty={t`还没有发布案例`}
        skeleton={<CaseSheetsSkeleton />}
      >
        {(items) => <CaseSheets items={items} level={2} first={(page - 1) * siteLists.unitCases.size + 1} />}
      </Items>
    </SitePage>
  )
}
