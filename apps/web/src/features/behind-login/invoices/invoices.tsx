import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { Suspense } from 'react'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import type { InvoicesSearch } from './invoices-search.ts'
import { InvoiceList } from './list/invoice-list.tsx'

// The form with its rules, and one invoice, are of use to these parts alone.
const ApplyPage = lazyPart(() => import('./apply/apply-page.tsx'))
const TitlesPage = lazyPart(() => import('./titles/titles-page.tsx'))
const InvoiceDetail = lazyPart(() => import('./detail/invoice-detail.tsx'))

/** The member's invoices, the one that is opened from them, or the form that asks for one. */
export function Invoices({ search }: { search: InvoicesSearch }) {
  const { t } = useLingui()
  const { invoice, part, order, orders } = search
  const isApplying = invoice === undefined && (part === 'apply' || (order !== undefined && part !== 'titles'))
  const hasTitles = invoice === undefined && part === 'titles'
  usePageTitle(invoice ? t`发票详情` : isApplying ? t`申请发票` : hasTitles ? t`常用抬头` : t`我的发票`)
  if (hasTitles) {
    return (
      <OpenedPart of="titles">
        <Suspense fallback={<Skeleton height="40rem" />}>
          <TitlesPage />
        </Suspense>
      </OpenedPart>
    )
  }
  if (isApplying) {
    return (
      <OpenedPart of="apply">
        <Suspense fallback={<Skeleton height="40rem" />}>
          <ApplyPage key={order} preselected={order} orders={orders} />
        </Suspense>
      </OpenedPart>
    )
  }
  return (
    <OpenedPart of={invoice && `${invoice} ${part}`}>
      {invoice ? (
        <Suspense fallback={<Skeleton height="40rem" />}>
          <InvoiceDetail id={invoice} isMending={part === 'mend'} />
        </Suspense>
      ) : (
        <InvoiceList search={search} />
      )}
    </OpenedPart>
  )
}
