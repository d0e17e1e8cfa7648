import { useLingui } from '@lingui/react'
import { columnLabel } from '../../lib/columns/column-label.ts'
import { PageHeading } from '../../lib/page-heading.tsx'

/** Heads a list with the stored name of its column or entry. */
export function ListHeading({ name }: { name: string }) {
  const { i18n } = useLingui()
  const { label, lang } = columnLabel(i18n, name)
  return <PageHeading title={label} lang={lang} />
}
