import { useLingui } from '@lingui/react/macro'
import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { columnLabel } from '../../lib/column-words.ts'
import { feeColumnName } from '../../lib/news.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ArticlePanel } from './article-panel.tsx'
import styles from './column-content.module.css'
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
  return <Listing key={child?.id} column={column} child={child} search={search} />
}

function Listing({ column, child, search }: ColumnContentProps) {
  const { i18n } = useLingui()
  const { label, lang } = columnLabel(i18n, child?.detailName ?? column.dictName)
  usePageTitle(label)
  return (
    <>
      <h1 className={styles.title} lang={lang}>
        {label}
      </h1>
      {child?.detailName === feeColumnName ? (
        <FeeList column={column} search={search} />
      ) : (
        <ColumnList column={column} search={search} />
      )}
    </>
  )
}
