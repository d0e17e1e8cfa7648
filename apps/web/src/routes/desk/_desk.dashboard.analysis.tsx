import { createFileRoute } from '@tanstack/react-router'
import { Analysis } from '../../features/behind-login/desk-dashboard/analysis/analysis.tsx'
import { analysisSearch } from '../../features/behind-login/desk-dashboard/analysis/analysis-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/dashboard/analysis')({
  staticData: { name: 'desk-dashboard-analysis', words: ['desk-dashboard'], authority: 'desk.analysis' },
  validateSearch: analysisSearch,
  component: AnalysisPage,
})

function AnalysisPage() {
  return <Analysis search={useTabPage(Route).search} />
}
