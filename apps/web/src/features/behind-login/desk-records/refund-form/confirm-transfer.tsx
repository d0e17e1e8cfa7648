import { useLingui } from '@lingui/react/macro'
import type { DeskRefund } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, DataList, Notice } from '@portal/ui/chakra'
import { useState } from 'react'
import { conflictText } from '../../../../lib/chakra/desk/conflict-text.ts'
import styles from '../records.module.css'
import type { TransferValues } from './transfer-schema.ts'

interface ConfirmTransferProps {
  refund: DeskRefund
  values: TransferValues
  onBack: () => void
  onConfirm: () => Promise<void>
}

/** What is about to be paid back, to whom and how much, before it is. */
export function ConfirmTransfer({ refund, values, onBack, onConfirm }: ConfirmTransferProps) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const amount = formatMoney(refund.refundAmount)
  const confirm = async () => {
    setSending(true)
    setFault(undefined)
    try {
      await onConfirm()
    } catch (error) {
      setFault(conflictText(error))
      setSending(false)
    }
  }
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={t`登记后不能更改`}>
        {t`请确认 ${amount} 已从协会账户转出，再登记这笔退款。`}
      </Notice>
      <DataList
        items={[
          { id: 'order', term: t`订单编号`, detail: refund.orderNo },
          { id: 'payAccount', term: t`付款账号`, detail: values.payAccount },
          {
            id: 'type',
            term: t`收款账户类型`,
            detail: values.receiverType === 'BANK' ? t`银行账户` : t`支付宝`,
          },
          { id: 'account', term: t`收款账号`, detail: values.receiverAccount },
          { id: 'name', term: t`收款人名称`, detail: values.receiverName },
          { id: 'amount', term: t`退款金额`, detail: amount },
        ]}
      />
      {fault && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="outline" disabled={isSending} onClick={onBack}>{t`上一步`}</Button>
        <Button busy={isSending} onClick={() => void confirm()}>{t`确认退款 ${amount}`}</Button>
      </div>
    </div>
  )
}
