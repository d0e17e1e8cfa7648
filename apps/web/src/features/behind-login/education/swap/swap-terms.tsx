import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from './swap.module.css'

interface SwapTermsProps {
  course: CourseDetail
  /** Until when it can be swapped. */
  until: string
}

/** The course that is given back, and what a swap means. */
export function SwapTerms({ course, until }: SwapTermsProps) {
  const { t } = useLingui()
  const { title, coverUrl, price, creditHours } = course
  const money = formatMoney(price)
  const time = formatDateTime(until)
  return (
    <section className={styles.from} aria-label={t`要换出的课程`}>
      <Picture path={coverUrl} width={640} height={360} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.hint}>{t`要换出的课程`}</p>
        <h2 className={styles.title} lang="zh-CN">
          {title}
        </h2>
        <p className={styles.hint}>
          {money} · <Plural value={creditHours} one="# 学时" other="# 学时" />
        </p>
        <ul className={styles.terms}>
          <li>
            <Trans>在 {time} 前可以更换，每张订单只能换一次。</Trans>
          </li>
          <li>{t`只能换成同价、在售的课程，不补差价也不退款。`}</li>
          <li>{t`换出的课程不能再学习，看过的部分不计学时。`}</li>
          <li>{t`订单已申请的票据不再开具，已开具的会冲红；更换后可以重新申请。`}</li>
          <li>{t`付款时间不变：新课程的退款期限仍从原支付之日算起。`}</li>
        </ul>
      </div>
    </section>
  )
}
