import { createFileRoute } from '@tanstack/react-router'
import { FeeList } from '../../features/behind-login/desk-records/fees/fee-list.tsx'
import { feesSearch } from '../../features/behind-login/desk-records/records-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/fees')({
  staticData: {
    name: 'desk-list-fees',
    words: ['desk-records'],
    authority: (names) => names.includes('desk.fees') || names.includes('desk.members'),
  },
  validateSearch: feesSearch,
  component: FeeListPage,
})

function FeeListPage() {
  return <FeeList search={useTabPage(Route).search} />
}
