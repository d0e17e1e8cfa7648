import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import {
  Badge,
  Card,
  type Column,
  DataTable,
  Panel,
  Skeleton,
  Stat,
  Link as TextLink,
} from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import styles from '../overview.module.css'
import { monitorQueryOptions } from '../queries.ts'

type Payment = DeskMonitor['payments'][number]

/** Payments as they come, with what is odd about them, codes that were sent, and logins that were refused. */
export function Monitor() {
  const { t } = useLingui()
  const { isActive } = useTab()
  const query = useQuery(monitorQueryOptions(isActive))
  if (!query.data) {
    return query.error ? <LoadError title={t`监控没有加载成功`} query={query} /> : <Skeleton height="24rem" />
  }
  const { at, payments, openOrders, waitingRefunds, codes, refusedLogins } = query.data
  const tiles = [
    [t`待支付订单`, openOrders],
    [t`待审批退款`, waitingRefunds],
    [t`近一小时验证码`, codes.lastHour],
    [t`近一天验证码`, codes.lastDay],
    [t`密码错误的账号`, refusedLogins.length],
  ] as const
  return (
    <DeskPage title={t`运行监控`} lead={t`${formatDateTime(at)} 更新，每 15 秒刷新一次`}>
      <ul className={styles.tiles}>
        {tiles.map(([label, value]) => (
          <li key={label}>
            <Card.Root className={styles.tile}>
              <div className={styles.tileLink}>
                <Stat label={label} value={value} />
              </div>
            </Card.Root>
          </li>
        ))}
      </ul>
      <Panel title={t`最近的支付`}>
        <Payments payments={payments} />
      </Panel>
    </DeskPage>
  )
}

function Payments({ payments }: { payments: Payment[] }) {
  const { t, i18n } = useLingui()
  const columns: Column<Payment>[] = [
    {
      id: 'orderNo',
      header: t`订单编号`,
      isRowHeader: true,
      nowrap: true,
      cell: ({ orderId, orderNo }) => (
        <TextLink asChild>
          <Link to="/list/orders" search={{ item: orderId }}>
            {orderNo}
          </Link>
        </TextLink>
      ),
    },
    { id: 'payerName', header: t`付款方`, cell: ({ payerName }) => payerName },
    {
      id: 'channel',
      header: t`支付方式`,
      nowrap: true,
      cell: ({ channel }) => i18n._(payChannelNames[channel]),
    },
    { id: 'amount', header: t`金额`, align: 'end', nowrap: true, cell: ({ amount }) => formatMoney(amount) },
    { id: 'paidAt', header: t`支付时间`, nowrap: true, cell: ({ paidAt }) => formatDateTime(paidAt) },
    {
      id: 'odd',
      header: t`异常`,
      nowrap: true,
      cell: ({ isLate, isMismatch }) => (
        <>
          {isMismatch && <Badge tone="danger">{t`金额不符`}</Badge>}
          {isLate && <Badge tone="warning">{t`通知延迟`}</Badge>}
          {!isLate && !isMismatch && '—'}
        </>
      ),
    },
  ]
  return (
    <DataTable
      columns={columns}
      rows={payments}
      rowKey={({ transactionId }) => transactionId}
      caption={t`最近的支付`}
      size="sm"
    />
  )
}
