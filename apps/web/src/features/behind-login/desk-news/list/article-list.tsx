import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import type { ListSearch, ListSource } from '../../../../lib/chakra/desk/list/list-source.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import type { ArticleRow, SomeKind } from '../kinds/article-kind.ts'
import { type NewsState, newsStatuses } from '../news-search.ts'
import { newsStates } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { useArticleColumns } from './use-article-columns.tsx'

// Of use only once somebody asks.
const PublishDialog = lazyPart(() => import('../publish-dialog.tsx'))

interface Narrowed extends ListSearch {
  title?: string | undefined
  status?: NewsState | undefined
  from?: string | undefined
  to?: string | undefined
}

interface ArticleListProps<Search extends Narrowed, Row extends ArticleRow> {
  kind: SomeKind
  source: ListSource<Search, Row>
  search: Search
  /** Columns that only the kind has, after the title. */
  columns: DeskColumn<Row>[]
  /** How much it is read, where that is counted. */
  counts?: DeskColumn<Row>[]
  /** Filters that only the kind has. */
  filters: DeskFilter<Search>[]
}

/** Articles of a kind in every state, to write, publish and withdraw. */
export function ArticleList<Search extends Narrowed, Row extends ArticleRow>({
  kind,
  columns: own,
  counts = [],
  filters,
  ...list
}: ArticleListProps<Search, Row>) {
  const { t, i18n } = useLingui()
  const [publishing, setPublishing] = useState<ArticleRow>()
  const [withdraw, question] = useWithdraw(kind)
  const columns = useArticleColumns(
    kind,
    { own, counts },
    {
      onPublish: setPublishing,
      onWithdraw: (article) => void withdraw(article),
    },
  )
  return (
    <DeskListPage
      title={i18n._(kind.words.list)}
      actions={
        <Button asChild>
          <Link to={kind.form}>{i18n._(kind.words.write)}</Link>
        </Button>
      }
      {...list}
      columns={columns}
      filters={[
        { kind: 'keyword', param: 'title', label: t`按标题查找` },
        {
          kind: 'choice',
          param: 'status',
          label: t`状态`,
          all: t`全部状态`,
          options: stateOptions(i18n, newsStatuses, newsStates),
        },
        ...filters,
        { kind: 'days', from: 'from', to: 'to', label: t`最后修改` },
      ]}
      rowKey={({ id }) => id}
      empty={i18n._(kind.words.empty)}
    >
      {question}
      {publishing && (
        <Suspense>
          <PublishDialog kind={kind} article={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskListPage>
  )
}
