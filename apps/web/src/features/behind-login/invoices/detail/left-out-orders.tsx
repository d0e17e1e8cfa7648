import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LeftOutOrder, LeftOutReason } from '../mendable.ts'
import styles from './invoice-detail.module.css'

const reasonWords: Record<LeftOutReason, MessageDescriptor> = {
  REFUNDED: msg`已退款`,
  REFUNDING: msg`正在退款`,
  INVOICED: msg`已在另一张发票上`,
}

/** The orders that an application cannot be over any more, each with the reason. */
export function LeftOutOrders({ leftOut }: { leftOut: readonly LeftOutOrder[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.leftOut}>
      {leftOut.map(({ order: { id, subject, orderNo }, reason }) => (
        <li key={id}>
          <span lang="zh-CN">{subject}</span> · {orderNo} · {i18n._(reasonWords[reason])}
        </li>
      ))}
    </ul>
  )
}
