import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MemberFeeInfo } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { buttonClass, Panel, Skeleton, Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../lib/authorized.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useMemberLinks } from '../../lib/member-links.ts'
import { MemberWord } from '../../lib/member-word.tsx'
import styles from './owed-panel.module.css'
import { feeInfoQueryOptions } from './queries.ts'

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
          <Tag tone="danger">
            <Plural value={overdueCount} one="其中 # 个已逾期" other="其中 # 个已逾期" />
          </Tag>
        )}
      </p>
      <p className={styles.amount}>{formatMoney(unpaidAmount)}</p>
      <p className={styles.actions}>
        <Authorized authority="fees.pay">
          <Link {...links.pay(payableFeeIds)} className={buttonClass({ size: 'lg' })}>
            {t`立即缴费`}
          </Link>
        </Authorized>
        <Link {...links.fees} className={buttonClass({ size: 'lg', variant: 'outline' })}>
          {t`按年度选择`}
        </Link>
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
        <p className={styles.label}>
          <Trans>
            <MemberWord name={memberLevel} />
            的会费标准为每年 {standard}
          </Trans>
        </p>
      )}
      <p className={styles.actions}>
        <Link {...links.fees} className={buttonClass({ variant: 'outline' })}>
          {t`查看缴费记录`}
        </Link>
      </p>
    </div>
  )
}
