import { createFileRoute } from '@tanstack/react-router'
import { ArticleFormPage } from '../../features/behind-login/desk-news/form/article-form-page.tsx'
import type { PreviewedFeeNews } from '../../features/behind-login/desk-news/form/previewed.ts'
import { feeKind } from '../../features/behind-login/desk-news/kinds/fee-kind.ts'
import { newsFormSearch } from '../../features/behind-login/desk-news/news-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

export const Route = createFileRoute('/_desk/form/fee-news')({
  staticData: {
    name: 'desk-form-fee-news',
    words: ['desk-news', 'news', 'forms', 'parts'],
    authority: 'desk.news',
  },
  validateSearch: newsFormSearch,
  component: FeeEditorPage,
})

// The public page's parts are of use only once somebody asks how it will look, and the page stands before its form, which is heavy.
const FeeIssuePreview = lazyPart(async () => ({
  default: (await import('../../features/news/article/fee-issue-preview.tsx')).FeeIssuePreview,
}))
const FeeForm = lazyPart(() => import('../../features/behind-login/desk-news/form/fee-form.tsx'))

const preview = (issue: PreviewedFeeNews) => <FeeIssuePreview issue={issue} />

function FeeEditorPage() {
  return <ArticleFormPage kind={feeKind} search={useTabPage(Route).search} preview={preview} form={FeeForm} />
}
