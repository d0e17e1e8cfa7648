import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { Breadcrumb } from '@portal/ui'
import { ColumnName } from '../../lib/columns/column-name.tsx'
import { childHref } from '../../lib/navigation.ts'
import { StoredLink } from '../../lib/stored-link.tsx'
import type { ColumnSearch } from './column-search.ts'

interface ColumnTrailProps {
  column: Dictionary
  child: DictionaryDetail | undefined
  search: ColumnSearch
}

/** Where the page stands: home, column, entry, article. */
export function ColumnTrail({ column, child, search }: ColumnTrailProps) {
  const { t } = useLingui()
  const items = [
    { id: 'home', label: t`首页`, href: '/' },
    { id: 'column', label: <ColumnName name={column.dictName} />, href: column.dictIndex },
    child && { id: 'child', label: <ColumnName name={child.detailName} />, href: childHref(column, child) },
    search.article && { id: 'article', label: t`正文`, href: '' },
  ].filter((item) => typeof item === 'object')
  return (
    <Breadcrumb
      label={t`当前位置`}
      items={items}
      renderLink={(item, props) => <StoredLink {...props} href={item.href} />}
    />
  )
}
