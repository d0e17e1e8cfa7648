import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { DimensionLine, Logo } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import styles from './bill.module.css'

interface BillItem {
  id: string | number
  name: ReactNode
  note?: ReactNode
  /** Yuan. */
  amount: number
}

interface BillProps {
  payer: string
  items: BillItem[]
  /** Yuan. */
  total: number
  /** Until when it has to be paid. */
  until?: { term: string; detail: ReactNode }
  orderNo?: string
}

/** The bill: what is paid, for whom, how much, until when. */
export function Bill({ payer, items, total, until, orderNo }: BillProps) {
  const { t } = useLingui()
  return (
    <section className={styles.bill} aria-label={t`账单`}>
      <div className={styles.paper}>
        <header className={styles.head}>
          <Logo size={40} tone="color" />
          <p>
            <span className={styles.term}>{t`收款单位`}</span>
            <span lang="zh-CN" className={styles.payee}>
              江川省建设工程造价管理协会
            </span>
          </p>
        </header>
        <dl className={styles.facts}>
          <Fact term={t`缴费人`} detail={<span lang="zh-CN">{payer}</span>} />
          {orderNo && <Fact term={t`订单编号`} detail={orderNo} />}
          {until && <Fact {...until} />}
        </dl>
        <ul className={styles.items}>
          {items.map(({ id, name, note, amount }) => (
            <li key={id}>
              <span>
                {name}
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <data value={amount}>{formatMoney(amount)}</data>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t`应付总额`}</span>
          <DimensionLine className={styles.line} />
          <strong>{formatMoney(total)}</strong>
        </p>
      </div>
    </section>
  )
}

const Fact = ({ term, detail }: { term: string; detail: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{detail}</dd>
  </div>
)
