import { useLingui } from '@lingui/react/macro'
import type { DeskReviewKind, DeskReviewSummary } from '@portal/api-contract'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { invoiceNames } from '../../../../lib/chakra/desk/record-words.ts'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { reviewSource } from '../queries.ts'
import { invoiceStatuses, type ReviewsSearch, reviewStatuses, usualStatus } from '../reviews-search.ts'
import { reviewStates } from '../words.ts'

// Of use only once somebody asks.
const ReviewDrawer = lazyPart(() => import('./review-drawer.tsx'))

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
  const { item, kind = kinds[0] } = search
  // Once opened it stays, so that it can slide out.
  const [hasOpened, setOpened] = useState(false)
  if (item !== undefined && !hasOpened) setOpened(true)
  return (
    <DeskListPage
      title={title}
      actions={actions}
      source={reviewSource(kinds)}
      search={search}
      columns={useColumns()}
      filters={useFilters(kinds, search)}
      rowKey={(row) => `${row.kind} ${row.recordId}`}
      empty={t`没有符合条件的事项`}
    >
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
    </DeskListPage>
  )
}

function useFilters(kinds: readonly DeskReviewKind[], search: ReviewsSearch): DeskFilter<ReviewsSearch>[] {
  const { t, i18n } = useLingui()
  const decided = reviewStatuses.filter((value) => value !== 'PENDING')
  const waiting = { value: 'PENDING', label: t`待办理` }
  const all = { value: 'ALL', label: t`全部状态` }
  const isAll = usualStatus(search) === 'ALL'
  const ofInvoices: DeskFilter<ReviewsSearch> = {
    kind: 'choice',
    param: 'invoice',
    label: t`票据状态`,
    all: t`全部票据`,
    options: wordOptions(i18n, invoiceStatuses, invoiceNames),
  }
  return [
    { kind: 'keyword', param: 'title', label: t`按名称查找` },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: isAll ? all.label : waiting.label,
      options: [
        ...(isAll ? [waiting] : []),
        ...stateOptions(i18n, decided, reviewStates),
        ...(!isAll || search.status === 'ALL' ? [all] : []),
      ],
    },
    ...(kinds.includes('INVOICE') ? [ofInvoices] : []),
    { kind: 'days', from: 'from', to: 'to', label: t`提交日期` },
    { kind: 'days', from: 'decidedFrom', to: 'decidedTo', label: t`办结日期` },
  ]
}

const column = columnsOf<DeskReviewSummary>()

function useColumns(): DeskColumn<DeskReviewSummary>[] {
  const { t, i18n } = useLingui()
  return [
    { ...column.text('title', t`名称`), isRowHeader: true },
    column.text('subtitle', t`说明`),
    column.state('status', t`状态`, reviewStates, i18n),
    column.time('submittedAt', t`提交时间`),
    column.time('decidedAt', t`办结时间`),
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
