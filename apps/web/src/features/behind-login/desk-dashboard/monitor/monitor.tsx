import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { Skeleton, Stat } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { listOf } from '../../../../lib/content/list-of.ts'
import { openOrderList, paymentList, refundList } from '../analysis/lists.ts'
import { Behind } from '../behind.tsx'
import styles from '../dashboard.module.css'
import { monitorQueryOptions } from '../queries.ts'
import { Codes } from './codes.tsx'
import { Logins } from './logins.tsx'
import { Payments } from './payments.tsx'

/** Payments as they come in with what is wrong with them, refunds that wait, codes, and logins that were refused. */
export function Monitor() {
  const { t } = useLingui()
  const { isActive } = useTab()
  const query = useQuery(monitorQueryOptions(isActive))
  const { data, error } = query
  return (
    <DeskPage title={t`运行监控`} lead={data && t`每十秒更新，最近一次 ${formatDateTime(data.at)}`}>
      {data && error && <LoadFailure title={t`监控没有更新成功`} query={query} />}
      {!data && error && <LoadError title={t`监控没有加载成功`} query={query} />}
      {!data && !error && <Skeleton height="40rem" />}
      {data && (
        <>
          <ContainedPart>
            <Counts monitor={data} />
          </ContainedPart>
          <ContainedPart>
            <Payments payments={data.payments} />
          </ContainedPart>
          <ContainedPart>
            <Logins refused={data.refusedLogins} />
          </ContainedPart>
          {data.sentCodes && (
            <ContainedPart>
              <Codes sent={data.sentCodes} />
            </ContainedPart>
          )}
        </>
      )}
    </DeskPage>
  )
}

function Counts({ monitor: { openOrders, waitingRefunds, codes, ...monitor } }: { monitor: DeskMonitor }) {
  const { t } = useLingui()
  const payments = listOf(monitor.payments)
  return (
    <ul className={styles.tiles} data-columns="6">
      {[
        { label: t`还能支付的订单`, value: openOrders, list: openOrderList },
        { label: t`等待退款`, value: waitingRefunds, list: refundList },
        {
          label: t`迟到的支付通知`,
          value: monitor.latePayments ?? payments.filter(({ isLate }) => isLate).length,
          list: paymentList('LATE'),
        },
        {
          label: t`金额不符的支付`,
          value: monitor.mismatchedPayments ?? payments.filter(({ isMismatch }) => isMismatch).length,
          list: paymentList('MISMATCH'),
        },
        { label: t`一小时内发出的验证码`, value: codes.lastHour },
        { label: t`一天内发出的验证码`, value: codes.lastDay },
      ].map(({ label, value, list }) => (
        <li key={label} className={styles.tile} data-panel>
          <Stat label={label} value={formatNumber(value)} />
          {list && <Behind title={label} {...list} />}
        </li>
      ))}
    </ul>
  )
}
