import { useLingui } from '@lingui/react/macro'
import styles from './purchase-terms.module.css'

/** What holds for a course that is paid for, said before anybody pays. */
export function PurchaseTerms() {
  const { t } = useLingui()
  return (
    <section className={styles.terms} aria-label={t`购买须知`}>
      <h2>{t`购买须知`}</h2>
      <ul>
        <li>{t`支付后 7 日内、学习进度不超过 10% 且未学完的，可以申请退款。`}</li>
        <li>{t`同样条件下，可以更换一次同价的课程。`}</li>
        <li>{t`学时计入学完当年；有测验的课程，通过测验后计入。`}</li>
        <li>{t`支付后可在订单中申请数电发票。`}</li>
      </ul>
    </section>
  )
}
