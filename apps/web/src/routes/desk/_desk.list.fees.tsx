import { createFileRoute } from '@tanstack/react-router'
import { FeeList } from '../../features/behind-login/desk-records/fees/fee-list.tsx'
import { feesSearch } from '../../features/behind-login/desk-records/records-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { seesFees } from '../../lib/session/sees-fees.ts'

export const Route = createFileRoute('/_desk/list/fees')({
  staticData: {
    name: 'desk-list-fees',
    words: ['desk-records'],
    authority: seesFees,
  },
  validateSearch: feesSearch,
  component: FeeListPage,
})

function FeeListPage() {
  return <FeeList search={useTabPage(Route).search} />
}
