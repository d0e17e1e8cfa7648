import { useLingui } from '@lingui/react/macro'
import { linkClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import styles from './fees.module.css'
import { personRate, type Rate, unitRates } from './tariff.ts'
import { yuanText } from './yuan-text.ts'

const highest = Math.max(...unitRates.map(({ yuan }) => yuan))

/** What membership costs a year, each rate drawn to the same scale. */
export function Fees() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="join-fees" className={styles.fees}>
      <div className={styles.words}>
        <h2 id="join-fees">{t`会费标准`}</h2>
        <p>{t`由会员大会表决通过，按自然年度缴纳，会籍至当年 12 月 31 日。新入会的单位从会员单位起，担任职务后按相应级别缴纳。`}</p>
        <p>{t`批准之前不收任何费用。会费开具社会团体会费票据。`}</p>
        <Link to="/social-Information" className={linkClass}>
          {t`查看公示的收费项目`}
        </Link>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{t`各级会员每年的会费`}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t`级别`}</th>
            <th scope="col">{t`元 / 年`}</th>
          </tr>
        </thead>
        <tbody>
          {[...unitRates, personRate].map((rate) => (
            <RateRow key={rate.yuan} rate={rate} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RateRow({ rate: { level, yuan } }: { rate: Rate }) {
  const { t, i18n } = useLingui()
  const amount = yuanText(yuan)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.level}>
        {i18n._(level)}
      </th>
      <td className={styles.amount} style={{ '--share': yuan / highest } as CSSProperties}>
        <span>{t`${amount} / 年`}</span>
      </td>
    </tr>
  )
}
