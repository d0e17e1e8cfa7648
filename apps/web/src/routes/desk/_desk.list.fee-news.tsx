import { createFileRoute } from '@tanstack/react-router'
import { feeSearch } from '../../features/behind-login/desk-news/fee-search.ts'
import { FeeList } from '../../features/behind-login/desk-news/list/fee-list.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/fee-news')({
  staticData: { name: 'desk-list-fee-news', words: ['desk-news'], authority: 'desk.news' },
  validateSearch: feeSearch,
  component: FeeListPage,
})

function FeeListPage() {
  return <FeeList search={useTabPage(Route).search} />
}
