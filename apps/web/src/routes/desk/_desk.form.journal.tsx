import { createFileRoute } from '@tanstack/react-router'
import { ArticleFormPage } from '../../features/behind-login/desk-news/form/article-form-page.tsx'
import type { PreviewedJournal } from '../../features/behind-login/desk-news/form/previewed.ts'
import { journalKind } from '../../features/behind-login/desk-news/kinds/journal-kind.ts'
import { newsFormSearch } from '../../features/behind-login/desk-news/news-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

export const Route = createFileRoute('/_desk/form/journal')({
  staticData: {
    name: 'desk-form-journal',
    words: ['desk-news', 'journal', 'forms', 'parts'],
    authority: 'desk.news',
  },
  validateSearch: newsFormSearch,
  component: JournalEditorPage,
})

// The reader is of use only once somebody asks how the issue will look, and the page stands before its form, which is heavy.
const IssuePreview = lazyPart(async () => ({
  default: (await import('../../features/journal/reader/issue-preview.tsx')).IssuePreview,
}))
const JournalForm = lazyPart(() => import('../../features/behind-login/desk-news/journals/journal-form.tsx'))

const preview = (issue: PreviewedJournal) => <IssuePreview issue={issue} />

function JournalEditorPage() {
  return (
    <ArticleFormPage
      kind={journalKind}
      search={useTabPage(Route).search}
      preview={preview}
      form={JournalForm}
    />
  )
}
