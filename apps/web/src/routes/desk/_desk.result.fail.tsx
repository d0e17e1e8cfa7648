import { createFileRoute } from '@tanstack/react-router'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { resultSearch } from '../../shells/desk/states/result-search.ts'
import { Failure } from '../../shells/desk/states/results.tsx'

export const Route = createFileRoute('/_desk/result/fail')({
  staticData: { name: 'desk-result-fail' },
  validateSearch: resultSearch,
  component: FailurePage,
})

function FailurePage() {
  return <Failure search={useTabPage(Route).search} />
}
