import { createFileRoute } from '@tanstack/react-router'
import { resultSearch } from '../../features/behind-login/desk-results/result-search.ts'
import { Success } from '../../features/behind-login/desk-results/results.tsx'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/result/success')({
  staticData: { name: 'desk-result-success', words: ['desk-results'] },
  validateSearch: resultSearch,
  component: SuccessPage,
})

function SuccessPage() {
  return <Success search={useTabPage(Route).search} />
}
