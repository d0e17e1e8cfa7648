import { createFileRoute } from '@tanstack/react-router'
import { JournalList } from '../../features/behind-login/desk-news/journals/journal-list.tsx'
import { journalSearch } from '../../features/behind-login/desk-news/journals/journal-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/journals')({
  staticData: { name: 'desk-list-journals', words: ['desk-news'], authority: 'desk.news' },
  validateSearch: journalSearch,
  component: JournalListPage,
})

function JournalListPage() {
  return <JournalList search={useTabPage(Route).search} />
}
