import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { HoursRule } from './hours-rule.tsx'
import styles from './training-front.module.css'

/** The ways of learning: through the year, towards the examination, in class. */
export function TrainingFront() {
  const { t } = useLingui()
  const ways = [
    {
      name: t`年度培训计划`,
      text: t`本年度开设的必修与选修课程、主讲人和学时。`,
      view: 'plan',
      action: t`查看计划`,
    },
    {
      name: t`考试与注册`,
      text: t`从报考条件到初始注册、延续注册，一步一步说明白。`,
      view: 'exam',
      action: t`查看指南`,
    },
    {
      name: t`证书班`,
      text: t`面授小班：结算审核、数据分析、调解技能与 BIM 算量。`,
      view: 'classes',
      action: t`查看班次`,
    },
  ]
  return (
    <div className={styles.front}>
      <ul className={styles.ways}>
        {ways.map(({ name, text, view, action }) => (
          <li key={view} className={styles.way}>
            <h2>{name}</h2>
            <p>{text}</p>
            <StoredLink
              href={`/TopTenEngineer?view=${view}`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {action}
            </StoredLink>
          </li>
        ))}
      </ul>
      <HoursRule />
    </div>
  )
}
