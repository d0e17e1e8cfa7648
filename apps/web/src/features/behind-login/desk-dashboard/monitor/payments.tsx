import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Button, DataTable, Panel } from '@portal/ui/chakra'
import { useState } from 'react'
import { tableColumns } from '../../../../lib/chakra/desk/list/columns.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'

/** As many as are seen without being asked for: on a phone each is a card. */
const few = 10

/** The latest payments, the very latest first. */
export function Payments({ payments }: Pick<DeskMonitor, 'payments'>) {
  const { t } = useLingui()
  const columns = tableColumns(usePaymentColumns(), [])
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? payments : payments.slice(0, few)
  return (
    <Panel
      title={t`最近的支付`}
      action={
        payments.length > few && (
          <Button size="sm" variant="outline" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {t`显示全部 ${formatNumber(payments.length)} 笔`}
          </Button>
        )
      }
    >
      {payments.length === 0 ? (
        <p>{t`还没有支付记录。`}</p>
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={({ transactionId }) => transactionId}
          caption={t`最近的支付`}
          size="sm"
          isSticky
        />
      )}
    </Panel>
  )
}
