import { useLingui } from '@lingui/react/macro'
import styles from './members.module.css'

/** What a member gets, numbered like the notes of a drawing. */
export function Benefits() {
  const { t } = useLingui()
  const benefits = [
    { name: t`信用评价`, text: t`参加年度信用评价，结果向社会公布` },
    { name: t`造价数据`, text: t`按月获得全省和各地材料价格表` },
    { name: t`继续教育`, text: t`线上课程记录学时，年度计划提前公布` },
    { name: t`标准与课题`, text: t`参编团体标准，申报协会研究课题` },
    { name: t`争议调解`, text: t`计价争议由专家依据合同与计价依据调解` },
    { name: t`行业发声`, text: t`意见和诉求由协会向主管部门反映` },
  ]
  return (
    <ol className={styles.benefits}>
      {benefits.map(({ name, text }) => (
        <li key={name} className={styles.benefit}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
