import { createFileRoute } from '@tanstack/react-router'
import { NewsList } from '../../features/behind-login/desk-news/list/news-list.tsx'
import { newsSearch } from '../../features/behind-login/desk-news/news-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/news')({
  staticData: { name: 'desk-list-news', words: ['desk-news'], authority: 'desk.news' },
  validateSearch: newsSearch,
  component: NewsListPage,
})

function NewsListPage() {
  return <NewsList search={useTabPage(Route).search} />
}
