import { useLingui } from '@lingui/react/macro'
import type { DeskJournalSummary } from '@portal/api-contract'
import { columnsOf } from '../../../../lib/chakra/desk/list/columns.tsx'
import { yearFilter } from '../../../../lib/chakra/desk/list/filters.tsx'
import { journalKind } from '../kinds/journal-kind.ts'
import { ArticleList } from '../list/article-list.tsx'
import { journalSource } from '../queries.ts'
import type { JournalSearch } from './journal-search.ts'

const column = columnsOf<DeskJournalSummary>()

/** Issues of the journal in every state. */
export function JournalList({ search }: { search: JournalSearch }) {
  const { t } = useLingui()
  return (
    <ArticleList
      kind={journalKind}
      source={journalSource}
      search={search}
      columns={[column.count('totalIssueNo', t`总期号`), column.count('pageCount', t`页数`)]}
      filters={[yearFilter(6, t`年份`, t`全部年份`)]}
    />
  )
}
