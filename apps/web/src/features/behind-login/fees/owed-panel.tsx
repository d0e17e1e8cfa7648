import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberSummary } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Badge, Button, Panel, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import styles from './owed-panel.module.css'

/** What the member owes by now. That it is to be paid says the home's next step, over it. */
export function OwedPanel() {
  const { t } = useLingui()
  const query = useQuery(memberSummaryQueryOptions)
  const { data, error } = query
  return (
    <Panel title={t`会费`}>
      {!data && error && <LoadFailure query={query} title={t`应缴会费没有加载成功`} />}
      {data && <Owed fees={data.fees} />}
      {!data && !error && <OwedSkeleton />}
    </Panel>
  )
}

const OwedSkeleton = () => (
  <div className={styles.owed}>
    <Skeleton width="9rem" height="1.5rem" />
    <Skeleton width="14rem" height="3.5rem" />
    <Skeleton width="16rem" height="2.75rem" />
  </div>
)

function Owed({ fees }: { fees: MemberSummary['fees'] }) {
  return fees.unpaidCount > 0 ? <Unpaid fees={fees} /> : <NothingOwed />
}

function Unpaid({ fees: { unpaidCount, unpaidAmount, overdueCount } }: { fees: MemberSummary['fees'] }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <div className={styles.owed}>
      <p className={styles.label}>
        <Plural value={unpaidCount} one="# 笔会费待缴" other="# 笔会费待缴" />
        {overdueCount > 0 && (
          <Badge tone="danger">
            <Plural value={overdueCount} one="其中 # 笔已逾期" other="其中 # 笔已逾期" />
          </Badge>
        )}
      </p>
      <p className={styles.amount}>{formatMoney(unpaidAmount)}</p>
      <p className={styles.actions}>
        <Button asChild variant="outline">
          <Link {...links.fees}>{t`按年度选择`}</Link>
        </Button>
      </p>
    </div>
  )
}

function NothingOwed() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <div className={styles.owed}>
      <p className={styles.clear}>
        <Icon name="check" />
        {t`目前没有需要缴纳的会费`}
      </p>
      <p className={styles.actions}>
        <Button asChild variant="outline">
          <Link {...links.fees}>{t`查看缴费记录`}</Link>
        </Button>
      </p>
    </div>
  )
}
