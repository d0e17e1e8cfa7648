import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { Heading } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../lib/api/errors.ts'
import { BackTo } from '../../../lib/chakra/page/back-link.tsx'
import { InvoiceLink } from '../../../lib/chakra/record/invoice-link.tsx'
import { RecordFailure } from '../../../lib/chakra/record/record-failure.tsx'
import styles from '../../../lib/chakra/record/record-page.module.css'
import { RecordSkeleton } from '../../../lib/chakra/record/record-skeleton.tsx'
import { UnknownRecord } from '../../../lib/chakra/record/unknown-record.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberOrderQueryOptions } from '../../../lib/membership/member-order.ts'
import { useAuthorized } from '../../../lib/session/authorized.tsx'
import { FeeNextAction, FeePaper } from './fee-action.tsx'
import { FeeFacts } from './fee-facts.tsx'
import { FeeStanding } from './fee-standing.tsx'
import { feeStates } from './fee-status.ts'
import { feeQueryOptions } from './queries.ts'
import { useShownFees } from './shown-fees.ts'

/** One fee: how it stands, what can be done about it, and what it comes to. */
export function FeeDetail({ id }: { id: number }) {
  return Number.isSafeInteger(id) && id > 0 ? <LoadedFee id={id} /> : <UnknownFee />
}

function LoadedFee({ id }: { id: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  // Whoever came from the list finds it as it was narrowed.
  const search = useShownFees()
  const query = useQuery(feeQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownFee />
  return (
    <div className={styles.detail}>
      {/* The lists of a unit and of a person take the same search; to the router they are two routes. */}
      <BackTo {...links.fees} search={search as never}>
        {t`返回会费列表`}
      </BackTo>
      {error && <RecordFailure query={query} title={t`会费没有加载成功`} />}
      {data && <Fee fee={data} />}
      {!data && !error && <RecordSkeleton facts={8} />}
    </div>
  )
}

function Fee({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const { feeYear, feeKind, status } = fee
  return (
    <>
      <header className={styles.head}>
        <Heading as="h2" size="2xl">
          {feeKind === 'UPGRADE' ? t`${feeYear} 年度会费差额` : t`${feeYear} 年度会费`}
        </Heading>
        <span role="status">
          <StateBadge states={feeStates} value={status} />
        </span>
      </header>
      <FeeStanding fee={fee} />
      <div className={styles.head}>
        <FeeNextAction fee={fee} />
        <FeePaper fee={fee} />
        <FeeInvoice fee={fee} />
      </div>
      <section className={styles.part}>
        <Heading as="h3">{t`会费信息`}</Heading>
        <FeeFacts fee={fee} />
      </section>
    </>
  )
}

/** The way to the invoice over the own order that the fee was paid with. */
function FeeInvoice({ fee: { status, orderId } }: { fee: MemberFee }) {
  const mayRead = useAuthorized('orders.read')
  const { data } = useQuery({
    ...memberOrderQueryOptions(orderId ?? 0),
    enabled: mayRead && orderId !== null && status === 'PAID',
  })
  return data ? <InvoiceLink order={data} size="sm" variant="ghost" /> : null
}

function UnknownFee() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <UnknownRecord title={t`没有找到这笔会费`} link={<Link {...links.fees}>{t`查看全部会费`}</Link>}>
      {t`会费不存在，或不属于当前登录的账号。`}
    </UnknownRecord>
  )
}
