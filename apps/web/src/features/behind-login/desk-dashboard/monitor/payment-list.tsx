import { useLingui } from '@lingui/react/macro'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { paymentSource } from '../queries.ts'
import type { PaymentsSearch } from './payments-search.ts'
import { usePaymentColumns } from './use-payment-columns.tsx'

/** Payments at the channels, however long ago they were made. */
export function PaymentList({ search }: { search: PaymentsSearch }) {
  const { t } = useLingui()
  return (
    <DeskListPage
      title={t`支付记录`}
      source={paymentSource}
      search={search}
      columns={usePaymentColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的支付`}
      amountOf={({ amount }) => amount}
    />
  )
}

function useFilters(): DeskFilter<PaymentsSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'name', label: t`按付款方查找` },
    {
      kind: 'choice',
      param: 'finding',
      label: t`异常`,
      all: t`不限是否异常`,
      options: [
        { value: 'LATE', label: t`通知迟到` },
        { value: 'MISMATCH', label: t`金额不符` },
      ],
    },
    {
      kind: 'choice',
      param: 'channel',
      label: t`渠道`,
      all: t`全部渠道`,
      options: wordOptions(i18n, ['WECHAT', 'ALIPAY'] as const, payChannelNames),
    },
    { kind: 'days', from: 'from', to: 'to', label: t`支付时间` },
  ]
}
