import { createFileRoute } from '@tanstack/react-router'
import { LogList } from '../../features/behind-login/desk-system/log/log-list.tsx'
import { logSearch } from '../../features/behind-login/desk-system/system-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/system/log')({
  staticData: { name: 'desk-system-log', words: ['desk-system'], authority: 'desk.log' },
  validateSearch: logSearch,
  component: LogListPage,
})

function LogListPage() {
  return <LogList search={useTabPage(Route).search} />
}
