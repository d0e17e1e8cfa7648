import { createFileRoute } from '@tanstack/react-router'
import { resultSearch } from '../../features/behind-login/desk-results/result-search.ts'
import { Failure } from '../../features/behind-login/desk-results/results.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/result/fail')({
  staticData: { name: 'desk-result-fail', words: ['desk-results'] },
  validateSearch: resultSearch,
  component: FailurePage,
})

function FailurePage() {
  return <Failure search={useTabPage(Route).search} />
}
