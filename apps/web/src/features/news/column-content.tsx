import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { feeColumnName } from '../../lib/news.ts'
import { ArticlePanel } from './article-panel.tsx'
import { ColumnList } from './column-list.tsx'
import type { ColumnSearch } from './column-search.ts'
import { FeeList } from './fee-list.tsx'

interface ColumnContentProps {
  column: Dictionary
  child: DictionaryDetail | undefined
  search: ColumnSearch
}

/** What the address asks for: an article, the price information, or a list. */
export function ColumnContent({ column, child, search }: ColumnContentProps) {
  if (search.article) return <ArticlePanel id={search.article} column={column} search={search} />
  const name = child?.detailName ?? column.dictName
  const List = name === feeColumnName ? FeeList : ColumnList
  return <List key={name} name={name} column={column} search={search} />
}
