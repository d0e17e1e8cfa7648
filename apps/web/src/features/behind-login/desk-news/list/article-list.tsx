import { useLingui } from '@lingui/react/macro'
import { Button, type Column } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DeskList, type DeskListProps } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import type { Sort } from '../../../../lib/list/sort.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import type { ArticleRow, SomeKind } from '../kinds/article-kind.ts'
import { type NewsState, newsStatuses } from '../news-search.ts'
import { newsStates } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { useArticleColumns } from './use-article-columns.tsx'

// Of use only once somebody asks.
const PublishDialog = lazy(() => import('../publish-dialog.tsx'))

interface Narrowed {
  title?: string | undefined
  status?: NewsState | undefined
}

interface ArticleListProps<Row extends ArticleRow, Sorts extends Sort>
  extends Pick<DeskListProps<Row, Sorts>, 'query' | 'sorts'> {
  kind: SomeKind
  search: DeskListProps<Row, Sorts>['search'] & Narrowed
  /** Columns that only the kind has. */
  columns: Column<Row>[]
  /** Filters that only the kind has. */
  filters: ReactNode
}

/** Articles of a kind in every state, to write, publish and withdraw. */
export function ArticleList<Row extends ArticleRow, Sorts extends Sort>({
  kind,
  columns: own,
  filters,
  search,
  ...list
}: ArticleListProps<Row, Sorts>) {
  const { t, i18n } = useLingui()
  const [publishing, setPublishing] = useState<ArticleRow>()
  const [withdraw, question] = useWithdraw(kind)
  const columns = useArticleColumns(kind, own, {
    onPublish: setPublishing,
    onWithdraw: (article) => void withdraw(article),
  })
  return (
    <DeskPage
      title={i18n._(kind.words.list)}
      actions={
        <Button asChild>
          <Link to={kind.form}>{i18n._(kind.words.write)}</Link>
        </Button>
      }
    >
      <DeskList
        {...list}
        columns={columns}
        rowKey={({ id }) => id}
        caption={i18n._(kind.words.list)}
        search={search}
        filters={
          <>
            <CommonFilters {...search} />
            {filters}
          </>
        }
        empty={<NothingFound title={t`没有符合条件的文章`} />}
      />
      {question}
      {publishing && (
        <Suspense>
          <PublishDialog kind={kind} article={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskPage>
  )
}

function CommonFilters({ title, status }: Narrowed) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<Narrowed>()
  return (
    <>
      <KeywordForm label={t`按标题查找`} value={title} onSearch={(keyword) => narrow({ title: keyword })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={status}
        options={newsStatuses.map((value) => ({ value, label: i18n._(newsStates[value].label) }))}
        onChange={(chosen) => narrow({ status: chosen })}
      />
    </>
  )
}
