import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { tableColumns } from '../../../../lib/chakra/desk/list/columns.tsx'
import { Latest } from './latest.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'

/** The latest payments. */
export function Payments({ payments }: Pick<DeskMonitor, 'payments'>) {
  const { t } = useLingui()
  return (
    <Latest
      title={t`最近的支付`}
      rows={payments}
      columns={tableColumns(usePaymentColumns(), [])}
      rowKey={({ transactionId }) => transactionId}
      empty={t`还没有支付记录。`}
      all={t`显示全部 ${formatNumber(payments.length)} 笔`}
    />
  )
}
