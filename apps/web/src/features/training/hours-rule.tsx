import { useLingui } from '@lingui/react/macro'
import styles from './hours-rule.module.css'

/** Hours that a registration period of four years asks for. */
const compulsory = 60
const elective = 60
const years = [1, 2, 3, 4]

/** How many hours are due, drawn as a length that four years divide. */
export function HoursRule() {
  const { t } = useLingui()
  return (
    <section className={styles.rule}>
      <h2>{t`一个注册周期要学多少学时`}</h2>
      <ol className={styles.years} aria-hidden="true">
        {years.map((year) => (
          <li key={year}>{t`第 ${year} 年`}</li>
        ))}
      </ol>
      <div className={styles.bars}>
        <p className={styles.compulsory}>{t`必修 ${compulsory} 学时`}</p>
        <p className={styles.elective}>{t`选修 ${elective} 学时`}</p>
      </div>
      <p className={styles.text}>
        {t`四年一个周期，合计 ${compulsory + elective} 学时，45 分钟为 1 学时。讲授、撰稿、参编标准可以折算选修学时，必修不能折算。`}
      </p>
    </section>
  )
}
