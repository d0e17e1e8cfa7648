import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Checkbox, Heading } from '@portal/ui/chakra'
import { keptAmount } from '../../../../lib/membership/paid-back.ts'
import styles from './apply.module.css'
import { chooseOrders, groupOrders, type OrderGroup, totalOf } from './group-orders.ts'

/** What the choice needs of an order. */
export type ChoiceOrder = Pick<
  MemberOrder,
  'id' | 'orderNo' | 'orderType' | 'subject' | 'totalAmount' | 'refundedAmount' | 'payTime'
>

interface OrderChoiceProps {
  orders: ChoiceOrder[]
  chosen: ChoiceOrder[]
  onChange: (chosen: ChoiceOrder[]) => void
}

/** The orders that an invoice can be over, by what was bought: one invoice is over one kind. */
export function OrderChoice({ orders, chosen, onChange }: OrderChoiceProps) {
  const groups = groupOrders(orders)
  return groups.map(({ group, orders: own }) => (
    <Group
      key={group}
      group={group}
      orders={own}
      chosen={own.filter(({ id }) => chosen.some((one) => one.id === id))}
      onChange={(changed, isChosen) => onChange(chooseOrders(chosen, changed, isChosen))}
    />
  ))
}

interface GroupProps {
  group: OrderGroup
  orders: ChoiceOrder[]
  chosen: ChoiceOrder[]
  onChange: (changed: ChoiceOrder[], isChosen: boolean) => void
}

function Group({ group, orders, chosen, onChange }: GroupProps) {
  const { t } = useLingui()
  const name = group === 'fees' ? t`会费订单` : t`培训与服务订单`
  const count = orders.length
  const sum = formatMoney(totalOf(orders))
  return (
    <section className={styles.group} aria-label={name}>
      <header className={styles.groupHead}>
        <Heading as="h3" size="lg">
          {name}
        </Heading>
        <p className={styles.muted}>
          {group === 'fees' ? t`开具会费票据` : t`开具增值税发票`} · {t`${count} 笔，${sum}`}
        </p>
      </header>
      {orders.length > 1 && (
        <p className={styles.all}>
          <Checkbox
            checked={chosen.length === orders.length}
            indeterminate={chosen.length > 0 && chosen.length < orders.length}
            onChange={(isChosen) => onChange(orders, isChosen)}
          >
            {t`全选`}
          </Checkbox>
        </p>
      )}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <Checkbox checked={chosen.includes(order)} onChange={(isChosen) => onChange([order], isChosen)}>
              <span lang="zh-CN">{order.subject}</span>
              <span className={styles.number}>
                {order.orderNo}
                {order.payTime !== null && ` · ${formatDate(order.payTime)}`}
              </span>
            </Checkbox>
            <strong className={styles.amount}>{formatMoney(keptAmount(order))}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
