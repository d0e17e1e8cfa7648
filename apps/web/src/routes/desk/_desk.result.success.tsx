import { createFileRoute } from '@tanstack/react-router'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { resultSearch } from '../../shells/desk/states/result-search.ts'
import { Success } from '../../shells/desk/states/results.tsx'

export const Route = createFileRoute('/_desk/result/success')({
  staticData: { name: 'desk-result-success' },
  validateSearch: resultSearch,
  component: SuccessPage,
})

function SuccessPage() {
  return <Success search={useTabPage(Route).search} />
}
