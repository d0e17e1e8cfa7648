import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MemberFeeInfo } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Badge, Button, Panel, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { feeInfoQueryOptions } from '../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { MemberWord } from '../../../lib/membership/member-word.tsx'
import { Authorized } from '../../../lib/session/authorized.tsx'
import styles from './owed-panel.module.css'

/** What the member owes by now, and the way to pay it. */
export function OwedPanel() {
  const { t } = useLingui()
  const query = useQuery(feeInfoQueryOptions)
  const { data, error } = query
  return (
    <Panel title={t`会费`}>
      {error && <LoadFailure query={query} title={t`应缴会费没有加载成功`} />}
      {data && <Owed info={data} />}
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

function Owed({ info }: { info: MemberFeeInfo }) {
  return info.unpaidCount > 0 ? <Unpaid info={info} /> : <NothingOwed info={info} />
}

function Unpaid({ info }: { info: MemberFeeInfo }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { unpaidCount, unpaidAmount, overdueCount, payableFeeIds } = info
  return (
    <div className={styles.owed}>
      <p className={styles.label}>
        <Plural value={unpaidCount} one="# 个年度待缴" other="# 个年度待缴" />
        {overdueCount > 0 && (
          <Badge tone="danger">
            <Plural value={overdueCount} one="其中 # 个已逾期" other="其中 # 个已逾期" />
          </Badge>
        )}
      </p>
      <p className={styles.amount}>{formatMoney(unpaidAmount)}</p>
      <p className={styles.actions}>
        <Authorized authority="fees.pay">
          <Button asChild size="lg">
            <Link {...links.pay(payableFeeIds)}>{t`立即缴费`}</Link>
          </Button>
        </Authorized>
        <Button asChild size="lg" variant="outline">
          <Link {...links.fees}>{t`按年度选择`}</Link>
        </Button>
      </p>
    </div>
  )
}

function NothingOwed({ info: { memberLevel, feeStandard } }: { info: MemberFeeInfo }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const standard = feeStandard === null ? null : formatMoney(feeStandard)
  return (
    <div className={styles.owed}>
      <p className={styles.clear}>
        <Icon name="check" />
        {memberLevel === null ? t`目前没有需要缴纳的会费` : t`会费已全部缴清`}
      </p>
      {standard !== null && memberLevel !== null && (
        <p className={styles.standard}>
          <Trans>
            <MemberWord name={memberLevel} />
            的会费标准为每年 {standard}
          </Trans>
        </p>
      )}
      <p className={styles.actions}>
        <Button asChild variant="outline">
          <Link {...links.fees}>{t`查看缴费记录`}</Link>
        </Button>
      </p>
    </div>
  )
}
