import { useLingui } from '@lingui/react/macro'
import type { DeskReviewKind, DeskReviewSummary } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { type Column, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { reviewsQueryOptions } from '../queries.ts'
import { type ReviewsSearch, reviewSorts, reviewStatuses } from '../reviews-search.ts'
import { reviewStates } from '../words.ts'

// Of use only once somebody asks.
const ReviewDrawer = lazy(() => import('./review-drawer.tsx'))

interface ReviewListProps {
  title: string
  kinds: readonly DeskReviewKind[]
  search: ReviewsSearch
  actions?: ReactNode
}

/** What waits for a decision of some kinds, with the chosen one beside it. */
export function ReviewList({ title, kinds, search, actions }: ReviewListProps) {
  const { t } = useLingui()
  const { isActive } = useTab()
  const narrow = useNarrow<ReviewsSearch>()
  const query = useQuery(reviewsQueryOptions(search, kinds))
  const columns = useColumns()
  const { item, kind = kinds[0] } = search
  // Once opened it stays, so that it can slide out.
  const [hasOpened, setOpened] = useState(false)
  if (item !== undefined && !hasOpened) setOpened(true)
  return (
    <DeskPage title={title} actions={actions}>
      <DeskList
        query={query}
        columns={columns}
        rowKey={(row) => `${row.kind} ${row.recordId}`}
        caption={title}
        search={search}
        sorts={reviewSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的事项`} />}
      />
      {hasOpened && (
        <Suspense>
          <ReviewDrawer
            title={title}
            kind={kind}
            item={isActive ? item : undefined}
            onClose={() => void narrow({ item: undefined, kind: undefined, page: search.page })}
          />
        </Suspense>
      )}
    </DeskPage>
  )
}

function Filters({ search }: { search: ReviewsSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<ReviewsSearch>()
  return (
    <>
      <KeywordForm label={t`按名称查找`} value={search.title} onSearch={(title) => narrow({ title })} />
      <FilterSelect
        label={t`状态`}
        all={t`待办理`}
        value={search.status}
        options={[
          ...reviewStatuses
            .filter((value) => value !== 'PENDING')
            .map((value) => ({ value, label: i18n._(reviewStates[value].label) })),
          { value: 'ALL' as const, label: t`全部状态` },
        ]}
        onChange={(status) => narrow({ status })}
      />
    </>
  )
}

function useColumns(): Column<DeskReviewSummary>[] {
  const { t } = useLingui()
  return [
    { id: 'title', header: t`名称`, isRowHeader: true, isSortable: true, cell: ({ title }) => title },
    { id: 'subtitle', header: t`说明`, cell: ({ subtitle }) => subtitle },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={reviewStates} value={status} />,
    },
    {
      id: 'submittedAt',
      header: t`提交时间`,
      isSortable: true,
      nowrap: true,
      cell: ({ submittedAt }) => formatDateTime(submittedAt),
    },
    {
      id: 'decidedAt',
      header: t`办结时间`,
      isSortable: true,
      nowrap: true,
      cell: ({ decidedAt }) => (decidedAt ? formatDateTime(decidedAt) : '—'),
    },
    {
      id: 'open',
      header: t`操作`,
      hideHeader: true,
      nowrap: true,
      cell: ({ kind, recordId, title, status }) => (
        <TextLink asChild>
          <Link
            to="."
            search={(search) => ({ ...search, item: recordId, kind })}
            resetScroll={false}
            aria-label={status === 'PENDING' ? t`办理 ${title}` : t`查看 ${title}`}
          >
            {status === 'PENDING' ? t`办理` : t`查看`}
          </Link>
        </TextLink>
      ),
    },
  ]
}
