import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import type { ColumnView } from '../../../lib/content/columns/column-view.ts'
import { childHref } from '../../../lib/page/navigation.ts'
import { PageTrail } from '../../../lib/page/page-trail.tsx'
import type { ColumnSearch } from './column-search.ts'

interface ColumnTrailProps {
  column: Dictionary
  child: DictionaryDetail | undefined
  view: ColumnView | undefined
  search: ColumnSearch
}

/** Where the page stands: home, column, entry, article. */
export function ColumnTrail({ column, child, view, search }: ColumnTrailProps) {
  const { t } = useLingui()
  const items = [
    { id: 'column', label: <ColumnName name={column.dictName} />, href: column.dictIndex },
    child && { id: 'child', label: <ColumnName name={child.detailName} />, href: childHref(column, child) },
    view && { id: 'view', label: view.label, href: `${column.dictIndex}?view=${view.id}` },
    (search.article || search.issue) && { id: 'article', label: t`正文` },
  ].filter((item) => typeof item === 'object')
  return <PageTrail items={items} />
}
