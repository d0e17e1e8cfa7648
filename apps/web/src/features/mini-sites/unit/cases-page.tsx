import { useLingui } from '@lingui/react/macro'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'
import { CaseSheets, CaseSheetsSkeleton } from './case-sheets.tsx'

/** A unit's typical projects as a set of drawing sheets; or the one that is read. */
export function UnitCasesPage(address: ListAddress) {
  const { t } = useLingui()
  const { page = 1 } = address.search
  return (
    <ListPage
      {...address}
      list={siteLists.unitCases}
      title={t`典型案例`}
      lead={t`已完成的代表性项目`}
      empty={t`还没有发布案例`}
      skeleton={<CaseSheetsSkeleton />}
    >
      {(items) => <CaseSheets items={items} level={2} first={(page - 1) * siteLists.unitCases.size + 1} />}
    </ListPage>
  )
}
