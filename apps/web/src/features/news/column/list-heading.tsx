import { useLingui } from '@lingui/react/macro'
import { columnLabel } from '../../../lib/content/columns/column-label.ts'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import { columnLeads } from './column-leads.ts'

/** Heads a list with the stored name of its column or entry. */
export function ListHeading({ name }: { name: string }) {
  const { i18n, t } = useLingui()
  const { label, lang } = columnLabel(i18n, name)
  const lead = columnLeads[name]
  const description = lead
    ? i18n._(lead)
    : t`江川造价协会“${label}”的全部文章，最新的在前，可按关键词和年份查找。`
  return <PageHeading title={label} lang={lang} description={description} />
}
