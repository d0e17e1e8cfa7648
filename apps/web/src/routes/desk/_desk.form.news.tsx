import { createFileRoute } from '@tanstack/react-router'
import { ArticleFormPage } from '../../features/behind-login/desk-news/form/article-form-page.tsx'
import type { PreviewedNews } from '../../features/behind-login/desk-news/form/previewed.ts'
import { newsKind } from '../../features/behind-login/desk-news/kinds/news-kind.ts'
import { newsFormSearch } from '../../features/behind-login/desk-news/news-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

export const Route = createFileRoute('/_desk/form/news')({
  staticData: {
    name: 'desk-form-news',
    words: ['desk-news', 'news', 'forms', 'parts'],
    authority: 'desk.news',
  },
  validateSearch: newsFormSearch,
  component: NewsEditorPage,
})

// The public page's parts are of use only once somebody asks how it will look, and the page stands before its form, which is heavy.
const ArticlePreview = lazyPart(async () => ({
  default: (await import('../../features/news/article/article-preview.tsx')).ArticlePreview,
}))

const NewsForm = lazyPart(() => import('../../features/behind-login/desk-news/form/news-form.tsx'))

const preview = (article: PreviewedNews) => <ArticlePreview article={article} />

function NewsEditorPage() {
  return (
    <ArticleFormPage kind={newsKind} search={useTabPage(Route).search} preview={preview} form={NewsForm} />
  )
}
