import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { NewsFormPage } from '../../features/behind-login/desk-news/form/news-form-page.tsx'
import type { PreviewedArticle } from '../../features/behind-login/desk-news/form/preview-drawer.tsx'
import { newsFormSearch } from '../../features/behind-login/desk-news/news-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/form/news')({
  staticData: {
    name: 'desk-form-news',
    words: ['desk-news', 'news', 'forms', 'parts'],
    authority: 'desk.news',
  },
  validateSearch: newsFormSearch,
  component: NewsEditorPage,
})

// The public page's parts are of use only once somebody asks how it will look.
const ArticlePreview = lazy(async () => ({
  default: (await import('../../features/news/article/article-preview.tsx')).ArticlePreview,
}))

const preview = (article: PreviewedArticle) => <ArticlePreview article={article} />

function NewsEditorPage() {
  return <NewsFormPage search={useTabPage(Route).search} preview={preview} />
}
