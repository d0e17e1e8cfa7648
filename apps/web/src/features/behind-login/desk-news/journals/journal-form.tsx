import type { DeskJournal, DeskJournalDraft, DeskJournalVersion } from '@portal/api-contract'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { ArticleForm, type ArticleFormProps } from '../form/article-form.tsx'
import type { FormParts } from '../form/form-parts.ts'
import type { PreviewedJournal } from '../form/previewed.ts'
import { journalKind } from '../kinds/journal-kind.ts'
import { CatalogField } from './catalog-field.tsx'
import { IssueFields } from './issue-fields.tsx'
import { type JournalValues, journalSchema, lastingValues, toBody, valuesOf } from './journal-values.ts'
import { PagesField } from './pages-field.tsx'

const parts: FormParts<DeskJournal, DeskJournalDraft, DeskJournalVersion, JournalValues, PreviewedJournal> = {
  kind: journalKind,
  valuesOf,
  lasting: lastingValues,
  toBody,
  schema: journalSchema,
  renamed: {},
  previewOf: (body, { publishDate }) => {
    const { bookName, year, issueNo, totalIssueNo = null, pages = [], pdfUrl = null, catalog = [] } = body
    return { bookName, year, issueNo, totalIssueNo, pages, pdfUrl, catalog, publishDate }
  },
  excerptOf: ({ catalog }) => catalog.map(({ title }) => title).join('，'),
  fields: (form) => ({
    text: (
      <div className={layout.stack}>
        <PagesField form={form} />
        <CatalogField form={form} />
      </div>
    ),
    side: <IssueFields form={form} />,
  }),
}

/** The form of an issue of the journal. */
export default function JournalForm(props: ArticleFormProps<DeskJournal, PreviewedJournal>) {
  return <ArticleForm parts={parts} {...props} />
}
