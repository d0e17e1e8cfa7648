import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import { Each } from '../../states/each.tsx'

type ReturnedPayment = MemberOrderDetail['returnedPayments'][number]

/** Says of money that an order had no use for why it went back. */
export function useReturnedWords(): (payment: ReturnedPayment) => string {
  const { t } = useLingui()
  return ({ reason, amount }) => {
    const money = formatMoney(amount)
    if (reason === 'WRONG_AMOUNT') return t`与应付金额不符的 ${money} 已原路退回`
    if (reason === 'ORDER_CLOSED') return t`订单关闭后到账的 ${money} 已原路退回`
    return t`重复支付的 ${money} 已原路退回`
  }
}

/** Each payment of an order that was given back; nothing where none was. */
export function ReturnedPayments({ order }: { order: Pick<MemberOrderDetail, 'returnedPayments'> }) {
  const wordsOf = useReturnedWords()
  return (
    <Each items={order.returnedPayments}>{(payment) => <Notice tone="info">{wordsOf(payment)}</Notice>}</Each>
  )
}
